/* eslint-disable @typescript-eslint/no-explicit-any -- Excel hands cells of any type */
import { aplicaRequisito } from '../adaptacoes/requisitoDeObra';
import { aplicaRegra } from '../formula/aplicaRegra';

/**
 * O que o código de obras exige.
 * @customfunction REQUISITO_OBRA
 * @param requisito Exigência do código de obras, por exemplo ESCADA_LARGURA
 * @param medida Primeira medida ou número que a exigência usa
 * @param medida2 Segunda medida
 * @param medida3 Terceira medida
 * @param opcao Uso, posição ou tipo de permanência
 * @param condicao Primeira resposta SIM ou NÃO que a exigência usa
 * @param condicao2 Segunda resposta
 * @param exigencia Qual dos resultados mostrar, quando há mais de um
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns O valor exigido
 */
export function requisitoObra(
  requisito: any[][],
  medida?: any[][],
  medida2?: any[][],
  medida3?: any[][],
  opcao?: any[][],
  condicao?: any[][],
  condicao2?: any[][],
  exigencia?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRequisito({
    requisito,
    medida,
    medida2,
    medida3,
    opcao,
    condicao,
    condicao2,
    exigencia,
    municipio,
    exercicio,
  });
}

/**
 * Diz se o valor do projeto cumpre o que o código de obras exige.
 * @customfunction CONFERE_OBRA
 * @param requisito Exigência do código de obras, por exemplo ESCADA_LARGURA
 * @param valorDoProjeto Valor que está no projeto, ou SIM/NÃO
 * @param medida Primeira medida ou número que a exigência usa
 * @param medida2 Segunda medida
 * @param medida3 Terceira medida
 * @param opcao Uso, posição ou tipo de permanência
 * @param condicao Primeira resposta SIM ou NÃO que a exigência usa
 * @param condicao2 Segunda resposta
 * @param exigencia Qual das exigências conferir, quando há mais de uma
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns VERDADEIRO se o projeto está conforme
 */
export function confereObra(
  requisito: any[][],
  valorDoProjeto?: any[][],
  medida?: any[][],
  medida2?: any[][],
  medida3?: any[][],
  opcao?: any[][],
  condicao?: any[][],
  condicao2?: any[][],
  exigencia?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra(
    'CONFERE_OBRA',
    {
      requisito,
      valorDoProjeto,
      medida,
      medida2,
      medida3,
      opcao,
      condicao,
      condicao2,
      exigencia,
      municipio,
      exercicio,
    },
    { saidas: ['conforme'] },
  );
}
