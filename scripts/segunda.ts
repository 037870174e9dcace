import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SEMENTE } from '../test/confianca/apoio/semente';
import { nossaConta } from '../test/confianca/segundaConta/nossaConta';
import { rol, segundasContas, type SegundaConta } from '../test/confianca/segundaConta/tributos';

/** `npm run segunda`: 100.000 taxpayers of each law, computed by us and by the formulas of LibreOffice Calc. */
const LINHAS = Number(process.env['LINHAS'] ?? 100_000);
const [programa] = ['soffice', 'libreoffice', 'localc'].filter(
  (nome) => spawnSync(nome, ['--version']).status === 0,
);

function main(): void {
  if (!programa) {
    console.error('Falta o LibreOffice Calc (no Debian: apt-get install libreoffice-calc-nogui).');
    process.exitCode = 2;
    return;
  }
  console.log(execFileSync(programa, ['--version'], { encoding: 'utf8' }).trim());
  let diferencas = 0;
  for (const conta of segundasContas) {
    const achadas = compara(conta, programa);
    diferencas += achadas.length;
    console.log(`${conta.nome}: ${LINHAS} linhas, ${achadas.length} diferenças`);
    for (const achada of achadas.slice(0, 5)) console.log(`  ${achada}`);
  }
  console.log(`${segundasContas.length * LINHAS} linhas, ${diferencas} diferenças`);
  if (diferencas > 0) process.exitCode = 1;
}

function compara(conta: SegundaConta, calc: string): readonly string[] {
  const linhas = rol(conta, LINHAS, SEMENTE);
  const delas = naPlanilha(conta, linhas, calc);
  const nossas = nossaConta(
    conta,
    linhas.map(({ fatos }) => fatos),
  );
  if (delas.length !== nossas.length) return [`a planilha devolveu ${delas.length} linhas`];
  return linhas.flatMap(({ celulas, fatos }, i) =>
    delas[i] === nossas[i]
      ? []
      : [`${celulas.join(' ')} ${JSON.stringify(fatos)}: planilha ${delas[i]}, nossa ${nossas[i]}`],
  );
}

/** The column of formulas as Calc computed it: it goes in as text that begins with `=` and comes out as values. */
function naPlanilha(
  { formula }: SegundaConta,
  linhas: readonly { readonly celulas: readonly (number | string)[] }[],
  calc: string,
): readonly number[] {
  const pasta = mkdtempSync(join(tmpdir(), 'segunda-'));
  try {
    const folha = linhas.map(({ celulas }, i) =>
      [...celulas, `"${formula.replaceAll('#', String(i + 1)).replaceAll('"', '""')}"`].join(';'),
    );
    writeFileSync(join(pasta, 'rol.csv'), folha.join('\n'));
    // Field separator 59 (;), text delimiter 34 ("), UTF-8; the tenth token evaluates the formulas.
    const entrada =
      '--infilter=Text - txt - csv (StarCalc):59,34,76,1,,1033,false,true,false,false,false,0,true';
    const saida = 'csv:Text - txt - csv (StarCalc):59,34,76,1,,1033,false,false';
    const argumentos = ['--headless', `-env:UserInstallation=file://${pasta}/perfil`, entrada];
    execFileSync(
      calc,
      [...argumentos, '--convert-to', saida, '--outdir', join(pasta, 'feita'), join(pasta, 'rol.csv')],
      {
        stdio: 'pipe',
      },
    );
    const feita = readFileSync(join(pasta, 'feita', 'rol.csv'), 'utf8')
      .trim()
      .split('\n');
    return feita.map((linha) => Number(linha.slice(linha.lastIndexOf(';') + 1)));
  } finally {
    rmSync(pasta, { recursive: true, force: true });
  }
}

main();
