import { criaAjustes } from '../../functions/ajustes';
import { municipios } from '../../functions/municipios';
import type { AjustesDoLivro, Ponte } from '../../functions/tipos';

/** The bridge of a workbook with these settings. */
export function ponteDeTeste(ajustes: AjustesDoLivro): Ponte {
  const ponte: Ponte = { versao: '0.0.0', municipios, ...criaAjustes() };
  // Without a host nothing is awaited: the settings hold from now on.
  void ponte.mudaAjustes(ajustes);
  return ponte;
}

export const FUNCOES = [
  {
    id: 'IMPOSTO_PREDIAL',
    parameters: [
      'valorLocativo',
      'valorVenal',
      'ocupacao',
      'zona',
      'servicos',
      'isencao',
      'municipio',
      'exercicio',
    ].map((name) => ({ name })),
  },
  {
    id: 'LANCAR',
    parameters: ['tributo', 'cabecalho', 'linhas', 'municipio', 'exercicio'].map((name) => ({ name })),
  },
  { id: 'FUNDAMENTO', parameters: ['tributo', 'municipio', 'exercicio'].map((name) => ({ name })) },
];
