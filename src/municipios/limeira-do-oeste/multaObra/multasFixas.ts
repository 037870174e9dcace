import { lei } from '../../../regra';
import type { Ufir } from '../../../valor/grandeza';
import { L51, L54 } from '../leituras';
import { art } from '../norma';

/** Fines of one amount, by the code of the infraction: art. 130, II to XI. */
export const multasFixas = {
  DESACORDO_PROJETO: lei.ufir('200', art('130', 'II'), 'de desacordo com o projeto – 200 UFIR'),
  DESACORDO_ALINHAMENTO: lei.ufir(
    '200',
    art('130', 'III'),
    'desacordo com o termo de alinhamento – 200 (duzentos)',
  ),
  OMISSAO_PROJETO: lei.ufir('100', art('130', 'IV'), 'obras de contenção de terreno – 100 UFIR'),
  DEMOLICAO_SEM_LICENCA: lei.ufir(
    '100',
    art('130', 'V'),
    'Demolir prédios sem licença da Prefeitura – 100 UFIR',
  ),
  SEM_PROJETO_NO_LOCAL: lei.ufir('50', art('130', 'VI'), 'projeto ou alvará de execução da obra – 50 UFIR'),
  MATERIAIS_NO_LOGRADOURO: lei.ufir('50', art('130', 'VII'), 'para descarga e remoção – 50 UFIR'),
  SEM_TAPUME: lei.ufir(
    '50',
    art('130', 'VIII'),
    'Deixar de colocar tapumes andaimes em obras e andaimes em obras que atinjam o alinhamento – 50 UFIR',
    L51,
  ),
  SEM_CROQUI: lei.ufir(
    '50',
    art('130', 'IX'),
    'sem croqui de alinhamento fornecido pela Prefeitura – 50 UFIR',
  ),
  ALVARA_NAO_RENOVADO: lei.ufir(
    '50',
    art('130', 'X'),
    'Não renovação do alvará ou licenciamento da obra junto à Prefeitura – 50 UFIR',
  ),
  SEM_PLACA: lei.ufir('50', art('130', 'XI'), 'sem fixação de placa do responsável técnico – 50 UFIR'),
  OCUPAR_SEM_HABITE_SE: lei.semFigura<Ufir>(
    art('35'),
    `a lei proíbe ocupar sem habite-se e não fixa multa, pois o art. 130 não traz esta infração (${L54.id})`,
    'Nenhuma edificação poderá ser ocupada',
  ),
};
