import type { Citacao } from '../../../norma/norma';
import { regra } from '../../../regra';
import type { FatosLidos } from '../../../regra/fato/fato';
import { fatosDaMulta } from './fatosDaMulta';
import { figurasDaMulta } from './figurasDaMulta';
import { art, lei118 } from '../norma';
import { penaDaInfracao } from './penaDaInfracao';

/** Fines, save that of works: arts. 49, 71, 82, 85, 129, 130, 142 to 146, 160, 166 and 200. */
export const multa = regra({
  id: 'MULTA',
  titulo: 'Multa por infração',
  norma: lei118,
  fundamento: [
    art('49'),
    art('71', '§ 2º'),
    art('82'),
    art('85'),
    art('129 e 130'),
    art('142 a 146'),
    art('160'),
    art('166'),
    art('191'),
    art('200'),
  ],
  resumo:
    'Cada infração tem a sua multa, fixa, em faixa ou em vezes o tributo; a que não tem paga a geral do art. 200. A multa não dispensa o tributo.',
  fatos: fatosDaMulta,
  parametros: figurasDaMulta,
  catalogo: [
    'IP_MULTA_*',
    'VEICULO_MULTA_*',
    'AMBULANTE_MULTA',
    'FORA_DE_HORAS_MULTA',
    'FORA_DE_HORAS_MULTA_NAO_PAGA',
    'SELO_MULTA_*',
    'SELO_REVALIDACAO_EXCLUI_MULTA',
    'AFERICAO_MULTA_*',
    'AFERICAO_JOGO_PESOS',
    'FORO_MULTA_NAO_APROVEITAMENTO',
    'LAUDEMIO_MULTA',
    'MULTA_NAO_EXIME',
    'MULTA_GERAL_*',
  ],
  calcular: (f, p, conta) => ({ ...penaDaInfracao(f, p, conta), fundamento: fundamentoDa(f) }),
});

const ARTIGOS = {
  DECLARACAO_INEXATA: art('49'),
  VEICULO_FALSO_DOMICILIO: art('71', '§ 2º'),
  AMBULANTE_SEM_LICENCA: art('82'),
  FORA_DE_HORAS: art('85'),
  SELO_EMISSAO: art('129'),
  SELO_CURSO: art('129', '§ único'),
  SELO_FALSIFICACAO: art('130'),
  AFERICAO_FALTA_MEDIDAS: art('142'),
  AFERICAO_FALSIFICACAO: art('144'),
  AFERICAO_LIMPEZA: art('145'),
  AFERICAO_RECUSA: art('146'),
  NAO_APROVEITAMENTO_AFORAMENTO: art('160'),
  LAUDEMIO: art('166'),
};

const GERAL = { INDUSTRIAS_PROFISSOES: art('200', 'a'), VEICULOS: art('200', 'b'), DEMAIS: art('200', 'c') };

function fundamentoDa({
  infracao,
  materia = 'DEMAIS',
}: FatosLidos<typeof fatosDaMulta>): readonly [Citacao, ...Citacao[]] {
  if (infracao === 'GERAL') return [GERAL[materia]];
  return infracao === 'AFERICAO_JOGO_PESOS' ? [art('143'), GERAL.DEMAIS] : [ARTIGOS[infracao]];
}
