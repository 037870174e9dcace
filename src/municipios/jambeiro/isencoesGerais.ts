import { fato } from '../../regra';
import { art } from './norma';

/** Art. 2º, 1º and 2º: what no tax or fee of the Município falls on. */
export const imunidades = [
  {
    codigo: 'UNIAO_ESTADO',
    titulo: 'Bem, renda ou serviço da União, do Estado ou do Município',
    citacao: art('2º', '1º'),
    trecho: 'Bens, rendas e servigos da União',
  },
  {
    codigo: 'TEMPLO',
    titulo: 'Templo, corporação religiosa, casa paroquial ou residência episcopal',
    citacao: art('2º', '2º'),
    trecho: 'Templos e corporagdes religiosas',
    condicao: 'nos termos da legislação estadual',
  },
] as const;

/** Art. 2º, 3º to 7º: the farm's own business, whatever the tax. */
export const isencoesDaLavoura = [
  {
    codigo: 'PEQUENO_PRODUTOR',
    titulo: 'Venda do pequeno produtor, de seus próprios produtos',
    citacao: art('2º', '3º'),
    trecho: 'feitad pelo pequeno',
    condicao: 'salvo a taxa de localização em mercado, feira ou exposição',
  },
  {
    codigo: 'VEICULO_LAVOURA',
    titulo: 'Veículo só do serviço interno da própria lavoura, e seu condutor',
    citacao: art('2º', '4º'),
    trecho: 'empregado no servigo interno da prépria lavo',
  },
  {
    codigo: 'MAQUINA_PREPARO_TERRA',
    titulo: 'Máquina ou aparelho de preparo da terra',
    citacao: art('2º', '5º'),
    trecho: 'As miquinas e aparelhos empregados no preparo',
  },
  {
    codigo: 'ABATE_FAZENDA',
    titulo: 'Abate na fazenda, para consumo do seu pessoal',
    citacao: art('2º', '6º'),
    trecho: 'Os animais abatifos nas fazendas',
  },
  {
    codigo: 'GENEROS_FAZENDA',
    titulo: 'Gêneros alimentícios na sede da fazenda, para o seu pessoal',
    citacao: art('2º', '7º'),
    trecho: 'géneros alimenticios, exceto bebidas',
    condicao: 'exceto bebidas alcoólicas',
  },
] as const;

/** The act of the Prefeito without which the exemptions of art. 3º are only a possibility. */
export const fatoDoAto = { atoPrefeito: fato.simNao('Há o ato ou juízo favorável do Prefeito') };

interface ComAto {
  readonly atoPrefeito: boolean | undefined;
}

const peloAto = {
  condicao: 'com o ato do Prefeito',
  quando: (f: ComAto): boolean => f.atoPrefeito === true,
};

/** Art. 3º: exemptions from taxes (never from fees) that the Prefeito may grant. */
export const isencoesPorAto = [
  {
    codigo: 'ASSOCIACAO_ESPORTIVA',
    titulo: 'Associação esportiva sem fins lucrativos',
    citacao: art('3º', '1º'),
    trecho: 'as associações esportivas, legalmente',
    ...peloAto,
  },
  {
    codigo: 'HOSPITAL_CARIDADE',
    titulo: 'Hospital com leitos gratuitos para doentes pobres',
    citacao: art('3º', '2º'),
    trecho: 'hospitais que mantenham leitos gratuitos',
    ...peloAto,
  },
  {
    codigo: 'INSTITUICAO_BENEFICENTE',
    titulo: 'Instituição beneficente ou religiosa de assistência pública',
    citacao: art('3º', '3º'),
    trecho: 'beneficientes ou religiosas',
    ...peloAto,
  },
  {
    codigo: 'OBRA_INTERESSE_SOCIAL',
    titulo: 'Obra de relevante interesse social',
    citacao: art('3º', '4º'),
    trecho: 'quaisquer obras realizadas no Município',
    ...peloAto,
  },
] as const;

/** Arts. 2º and 3º together, as they fall on the taxes. */
export const isencoesDosImpostos = [...imunidades, ...isencoesPorAto] as const;
