import { readFileSync } from 'node:fs';
import type { Caso } from './casos/caso';
import { confereCaso, memoriaDoCaso } from './casos/confereCaso';

/** `npm run casos -- FILE…`: runs files of worked cases through the library and prints every mismatch. */
function main(arquivos: readonly string[]): void {
  if (arquivos.length === 0) {
    console.error('Diga que arquivos de casos rodar: npm run casos -- test/casos/ALEGRE.json');
    process.exitCode = 2;
    return;
  }
  let passaram = 0;
  let falharam = 0;
  for (const arquivo of arquivos) {
    for (const caso of leCasos(arquivo)) {
      const diferencas = confereCaso(caso);
      if (diferencas.length === 0) passaram += 1;
      else {
        falharam += 1;
        console.log(
          `\n${caso.id} · ${caso.municipio} · ${caso.exercicio ?? caso.data} · ${caso.regra} ${JSON.stringify(caso.fatos)}`,
        );
        for (const diferenca of diferencas) console.log(`  ${diferenca}`);
        if (caso.raciocinio) console.log(`  raciocínio do caso: ${caso.raciocinio}`);
        console.log(memoriaDoCaso(caso).replace(/^/gm, '    '));
      }
    }
  }
  console.log(`\n${passaram} passed, ${falharam} failed`);
  if (falharam > 0) process.exitCode = 1;
}

function leCasos(arquivo: string): readonly Caso[] {
  const lido: unknown = JSON.parse(readFileSync(arquivo, 'utf8'));
  if (!Array.isArray(lido)) throw new Error(`${arquivo}: não é uma lista de casos`);
  return lido as Caso[];
}

main(process.argv.slice(2));
