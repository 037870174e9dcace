/* eslint-disable @typescript-eslint/no-explicit-any -- Excel hands cells of any type */
import { fatosDaAfericao } from '../adaptacoes/fatosDaAfericao';
import { aplicaRegra } from '../formula/aplicaRegra';

/**
 * Taxa de aferição de pesos e medidas.
 * @customfunction TAXA_AFERICAO
 * @param instrumento Instrumento, ou quem está sujeito à aferição, conforme a lei cobra
 * @param quantidade Instrumentos, balanças ou estabelecimentos
 * @param foraDaReparticao Se a aferição é feita fora da repartição
 * @param zonaRural Se a aferição é feita na zona rural
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @param capacidade Capacidade da balança em quilos, onde a lei cobra por ela
 * @param comprimento Comprimento da medida linear em metros
 * @param isencao Hipótese de isenção alegada
 * @returns A taxa
 */
export function taxaAfericao(
  instrumento: any[][],
  quantidade?: any[][],
  foraDaReparticao?: any[][],
  zonaRural?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
  capacidade?: any[][],
  comprimento?: any[][],
  isencao?: any[][],
): any[][] {
  return aplicaRegra(
    'TAXA_AFERICAO',
    {
      instrumento,
      quantidade,
      foraDaReparticao,
      zonaRural,
      municipio,
      exercicio,
      capacidade,
      comprimento,
      isencao,
    },
    { adapta: fatosDaAfericao },
  );
}
