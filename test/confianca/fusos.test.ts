import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { FUSOS } from '../../scripts/fusos/fusos';

const RAIZ = resolve(__dirname, '..', '..');

/** The dates again in other time zones (the suite itself runs in UTC); `npm run fusos` takes src/ and functions/ there. */
test.each(FUSOS.filter((fuso) => fuso !== 'UTC'))(
  'no fuso %s os dias são os mesmos',
  (fuso) => {
    const jest = resolve(RAIZ, 'node_modules', 'jest', 'bin', 'jest.js');
    const argumentos = [jest, 'test/confianca/dias.test.ts', '--silent', '--json'];
    const saida = execFileSync(process.execPath, argumentos, {
      cwd: RAIZ,
      env: { ...process.env, TZ: fuso },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const { numFailedTests, numPassedTests } = JSON.parse(saida) as Record<string, number>;
    expect(numFailedTests).toBe(0);
    expect(numPassedTests).toBeGreaterThan(50);
  },
  60_000,
);
