import { writeFileSync } from 'node:fs';
import { alem } from './alem';
import { grafico } from './grafico';
import { mostraAlem, mostraComparacao } from './mostra';
import { compilaFilho, functionsConstruido, instalaPares } from './prepara';
import { emProcesso } from './processo';
import { type Comparacao, type Medida, PARES, TRABALHOS } from './tipos';

/** `npm run bench [-- --json | --conferir N | --grafico FILE]` */
async function main(argumentos: readonly string[]): Promise<void> {
  instalaPares();
  const filho = compilaFilho();
  const conferir = argumentos.indexOf('--conferir');
  if (conferir >= 0) {
    const { conferidas, erradas } = await emProcesso<{ conferidas: number; erradas: number }>(
      filho,
      'conferir',
      argumentos[conferir + 1] ?? '10000000',
    );
    console.log(`${conferidas} linhas conferidas com decimal.js, ${erradas} erradas`);
    if (erradas > 0) process.exitCode = 1;
    return;
  }
  const comparacao = await compara(filho);
  const desenho = argumentos.indexOf('--grafico');
  if (desenho >= 0) writeFileSync(argumentos[desenho + 1] ?? 'desempenho.svg', grafico(comparacao));
  if (argumentos.includes('--json')) {
    console.log(JSON.stringify(comparacao, undefined, 2));
    return;
  }
  console.log(mostraComparacao(comparacao));
  console.log(mostraAlem(await alem(filho, functionsConstruido()), comparacao));
}

/** One process after another, so that none takes time from the one being measured. */
async function compara(filho: string): Promise<Comparacao> {
  const comparacao: Record<string, Record<string, Medida>> = {};
  for (const trabalho of TRABALHOS) {
    const medidas: Record<string, Medida> = {};
    for (const par of PARES) {
      console.error(`${trabalho}: ${par}…`);
      medidas[par] = await emProcesso<Medida>(filho, 'umPar', trabalho, par);
    }
    comparacao[trabalho] = medidas;
  }
  return comparacao as unknown as Comparacao;
}

void main(process.argv.slice(2));
