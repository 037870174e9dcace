import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import Papa from 'papaparse';
import { pastaTemporaria } from './apoio/pastaTemporaria';
import { PREDIAL, roda } from './apoio/roda';

const arquivo = pastaTemporaria();
/** Where LibreOffice is, if it is installed; `SOFFICE` says it where it is in no usual place. */
const soffice = [process.env['SOFFICE'], 'soffice', 'libreoffice'].find(
  (nome) => nome !== undefined && spawnSync(nome, ['--version']).status === 0,
);

const LINHAS = 100_000;

/** What LibreOffice reads in a workbook, row by row. */
function comoOLibreOfficeLe(caminho: string): readonly (readonly string[])[] {
  // 59: `;`; 34: quotes; 76: UTF-8; from the first line; numbers as they are and not as they look.
  const filtro = 'csv:Text - txt - csv (StarCalc):59,34,76,1,,0,false,false,false';
  execFileSync(
    soffice as string,
    [
      `-env:UserInstallation=file://${arquivo('perfil')}`,
      '--headless',
      '--convert-to',
      filtro,
      '--outdir',
      arquivo('.'),
      caminho,
    ],
    { stdio: 'ignore', env: { ...process.env, LC_ALL: 'C' } },
  );
  const csv = readFileSync(caminho.replace(/\.xlsx$/, '.csv'), 'utf8');
  return Papa.parse<string[]>(csv.trimEnd(), { delimiter: ';' }).data;
}

(soffice === undefined ? describe.skip : describe)('o LibreOffice', () => {
  test('abre as 100.000 linhas que o comando grava, com os mesmos valores', async () => {
    const linhas = Array.from(
      { length: LINHAS },
      (_, i) => `${String(i + 1).padStart(6, '0')};${i + 1},07;=1+${i}`,
    );
    writeFileSync(arquivo('t.csv'), `inscrição;valor locativo;nota\n${linhas.join('\n')}\n`);
    const opcoes = [...PREDIAL, '--nucleos', '1', '-o', arquivo('s.xlsx')];
    expect((await roda('calcular', arquivo('t.csv'), ...opcoes)).codigo).toBe(0);
    const lidas = comoOLibreOfficeLe(arquivo('s.xlsx'));
    expect(lidas).toHaveLength(LINHAS + 1);
    expect(lidas[0]?.slice(0, 4)).toStrictEqual(['inscrição', 'valor locativo', 'nota', 'Valor lançado']);
    // 10% × n,07, half a centavo up; the odd centavo goes to the first half.
    const esperadas = Array.from({ length: LINHAS }, (_, i) => {
      const centavos = Math.floor(((i + 1) * 100 + 7 + 5) / 10);
      const segunda = Math.floor(centavos / 2);
      return [
        String(i + 1).padStart(6, '0'),
        Number(`${i + 1}.07`),
        `=1+${i}`,
        centavos / 100,
        (centavos - segunda) / 100,
        segunda / 100,
      ];
    });
    const vindas = lidas
      .slice(1)
      .map((c) => [c[0], Number(c[1]), c[2], Number(c[3]), Number(c[7]), Number(c[9])]);
    expect(vindas.findIndex((vinda, i) => JSON.stringify(vinda) !== JSON.stringify(esperadas[i]))).toBe(-1);
    // The dates are dates: LibreOffice shows them in its own way.
    expect([lidas[1]?.[6], lidas[1]?.[8]]).toStrictEqual(['03/31/1952', '07/31/1952']);
  }, 300_000);
});
