import { readFileSync, writeFileSync } from 'node:fs';
import { constroiPrograma, executaNode } from './apoio/programaConstruido';
import { pastaTemporaria } from './apoio/pastaTemporaria';
import { PREDIAL } from './apoio/roda';
import { gravaLivro, linha } from './apoio/livroDeTeste';

const arquivo = pastaTemporaria();
let programa = '';

beforeAll(async () => {
  programa = await constroiPrograma(arquivo('construido'));
}, 60_000);

const OCUPACOES = ['dono', 'alugado', '', 'castelo', 'vago'];
const LINHAS = 30_000;

/** 30,000 rows whose tax is known: row i is worth i cruzeiros, and every fourth kind of occupation is wrong. */
function tabela(): string {
  const linhas = Array.from(
    { length: LINHAS },
    (_, i) => `${i + 1},00;${OCUPACOES[i % 5] ?? ''};"nota\n${i}"`,
  );
  return `valor locativo;ocupação;nota\n${linhas.join('\n')}\n`;
}

describe('o programa construído', () => {
  test('dá os mesmos bytes com um, dois ou cinco núcleos, na mesma ordem, de CSV e de planilha', async () => {
    writeFileSync(arquivo('t.csv'), tabela());
    for (const extensao of ['csv', 'xlsx']) {
      const saidas: Buffer[] = [];
      const relatorios: string[] = [];
      for (const nucleos of ['1', '2', '5']) {
        const saida = arquivo(`s${nucleos}.${extensao}`);
        const opcoes = [...PREDIAL, '-o', saida, '--nucleos', nucleos];
        const rodada = await executaNode([programa, 'calcular', arquivo('t.csv'), ...opcoes]);
        expect({ codigo: rodada.codigo, erro: rodada.erro }).toStrictEqual({ codigo: 0, erro: '' });
        saidas.push(readFileSync(saida));
        relatorios.push(rodada.saida.replace(saida, ''));
      }
      expect(saidas.map((bytes) => bytes.equals(saidas[0] as Buffer))).toStrictEqual([true, true, true]);
      expect(relatorios.map((texto) => texto === relatorios[0])).toStrictEqual([true, true, true]);
      // v = 1 … 30.000 by v mod 5 = r: 6.000 values each, of sum 6.000 r + 5 × (0 + … + 5.999) = 6.000 r +
      // 89.985.000 for r = 1 … 4, and 5 × (1 + … + 6.000) = 90.015.000 for r = 0.
      // dono (r = 1), 8%: 89.991.000 × 0,08 = 7.199.280; alugado (2), none (3) and vago (0), 10%:
      // 8.999.700 + 9.000.300 + 9.001.500. castelo (r = 4): 6.000 errors.
      expect(relatorios[0]).toContain(
        '30.000 linhas: lançado 24.000, erro 6.000\nTotal lançado: Cr$ 34.200.780,00\n',
      );
    }
    const linhas = readFileSync(arquivo('s2.csv'), 'utf8').split('\r\n');
    // The last is worth 30.000,00, vago: 10%; the one before, castelo.
    expect(linhas.at(-2)).toMatch(/^30000,00;vago;"nota\n29999";3000,00;Lançado;/);
    expect(linhas.at(-3)).toMatch(/^29999,00;castelo;"nota\n29998";;Erro;/);
  }, 120_000);

  test('a recusa de uma linha no meio de muitas é a mesma em qualquer número de núcleos', async () => {
    writeFileSync(arquivo('m.csv'), `${tabela()}1;2;3;4\n1;2;3;4;5\n`);
    for (const nucleos of ['1', '3']) {
      const { codigo, saida, erro } = await executaNode([
        programa,
        'calcular',
        arquivo('m.csv'),
        ...PREDIAL,
        '--nucleos',
        nucleos,
      ]);
      expect({ codigo, saida }).toStrictEqual({ codigo: 2, saida: '' });
      expect(erro).toMatch(/^lancador: linha 30002: tem 4 campos e o cabeçalho tem 3;[^\n]*\n$/);
    }
  }, 60_000);

  test('recusa numa linha, sem rasto de pilha, e com código 2', async () => {
    writeFileSync(arquivo('falso.xlsx'), 'PK\u0003\u0004 nada disto é um pacote');
    const { codigo, saida, erro } = await executaNode([
      programa,
      'calcular',
      arquivo('falso.xlsx'),
      ...PREDIAL,
    ]);
    expect({ codigo, saida }).toStrictEqual({ codigo: 2, saida: '' });
    expect(erro).toBe(
      `lancador: ${arquivo('falso.xlsx')}: não é um .xlsx válido; o arquivo está danificado ou incompleto\n`,
    );
  });

  test('responde com 1 quando algo difere ou não há valor, e não mostra barra fora de um terminal', async () => {
    await gravaLivro(arquivo('c.xlsx'), {
      linhas: `${linha(1, 100)}<row r="2"><c r="A2"><f>TRIB.IMPOSTO_PREDIAL(A1)</f><v>11</v></c></row>`,
    });
    const { codigo, saida, erro } = await executaNode([
      programa,
      'conferir',
      arquivo('c.xlsx'),
      '-m',
      'ALEGRE',
      '-e',
      '1952',
    ]);
    expect({ codigo, erro }).toStrictEqual({ codigo: 1, erro: '' });
    expect(saida).toContain('Plan1!A2: guardado 11; a regra dá 10');
  });

  test('traz as licenças das bibliotecas que leva dentro', () => {
    const licencas = readFileSync(arquivo('construido/LICENCAS.txt'), 'utf8');
    for (const biblioteca of [
      'commander',
      'cli-progress',
      'papaparse',
      'saxes',
      'yauzl',
      'yazl',
      'fast-formula-parser',
      'decimal.js',
    ])
      expect(licencas).toMatch(new RegExp(`^${biblioteca} \\d`, 'm'));
    expect(licencas).not.toContain('undefined');
  });
});
