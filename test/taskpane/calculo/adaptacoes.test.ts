import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROPRIAS } from '../../../taskpane/calculo/adaptacoes';

const PASTA = join(__dirname, '..', '..', '..', 'functions', 'formulas');

test('o painel adapta os argumentos das mesmas fórmulas que functions/ adapta', () => {
  const adaptadas = readdirSync(PASTA).flatMap((arquivo) =>
    readFileSync(join(PASTA, arquivo), 'utf8')
      .split('@customfunction ')
      .slice(1)
      .filter((trecho) => /\badapta: |diferencaDaMora\(/.test(trecho))
      .map((trecho) => /^\w+/.exec(trecho)?.[0] ?? ''),
  );
  expect(adaptadas.sort()).toStrictEqual(Object.keys(PROPRIAS).sort());
});
