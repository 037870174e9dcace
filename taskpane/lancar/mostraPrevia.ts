import { tabela as desenha } from '../componentes/tabela';
import { textos } from '../textos';
import type { LinhaDaPrevia } from './previa';

const { lancar } = textos;

export function mostraPrevia(linhas: readonly LinhaDaPrevia[]): HTMLElement {
  const comAvisos = linhas.some(({ avisos }) => avisos.length > 0);
  return desenha(
    lancar.previa,
    [lancar.linha, lancar.resultado, ...(comAvisos ? [lancar.avisos] : [])],
    linhas.map(({ linha, resultado, avisos, errada }) => [
      String(linha),
      { conteudo: resultado, classe: errada ? 'errada' : 'numero' },
      ...(comAvisos ? [avisos.join('; ') || lancar.semAviso] : []),
    ]),
  );
}
