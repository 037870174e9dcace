import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { FUSOS } from './fusos/fusos';

/** `npm run fusos`: the tests of the library and of the formulas, once in each time zone. */
const PASTAS = ['calendario', 'moeda', 'regra', 'municipios', 'functions', 'casos.test.ts', 'confianca/dias'];

for (const fuso of FUSOS) {
  console.log(`== ${fuso}`);
  const { status } = spawnSync('npx', ['jest', ...PASTAS.map((pasta) => `test/${pasta}`), '--silent'], {
    cwd: resolve(__dirname, '..'),
    stdio: 'inherit',
    env: { ...process.env, TZ: fuso },
  });
  if (status !== 0) process.exitCode = 1;
}
