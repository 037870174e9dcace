import { falhou, type Memoria } from '../../src';
import { erroDeExcel } from '../celulas/erroDeExcel';
import type { CartaoDeExcel } from '../celulas/valorParaExcel';

const texto = (basicValue: string): { readonly type: 'String'; readonly basicValue: string } => ({
  type: 'String',
  basicValue,
});

/** The value of a memória as a number that opens a card with its steps. Needs a value in money. */
export function cartaoDaMemoria(memoria: Memoria): CartaoDeExcel | CustomFunctions.Error {
  const { resultado, passos, avisos, fundamentos, titulo, municipio, exercicio, versao } = memoria;
  if (falhou(resultado)) return erroDeExcel(resultado);
  if (typeof resultado.valor !== 'number')
    return erroDeExcel({ falha: 'ND', motivo: `${titulo} não dá um valor em dinheiro` });
  const properties: Record<string, unknown> = {
    Tributo: texto(titulo),
    Município: texto(municipio),
    Exercício: texto(String(exercicio)),
  };
  passos.forEach(({ rotulo, conta, valor, fundamento }, i) => {
    properties[`${i + 1}. ${rotulo}`] = texto(
      [`${conta} = ${valor}`, fundamento].filter((parte) => parte !== '').join(' · '),
    );
  });
  avisos.forEach((aviso, i) => {
    properties[`Aviso ${i + 1}`] = texto(aviso);
  });
  properties['Fundamento'] = texto(fundamentos.join('; '));
  properties['Regras'] = texto(`versão ${versao}`);
  return {
    type: 'Double',
    basicValue: resultado.valor,
    numberFormat: '#,##0.00',
    properties,
    layouts: {
      card: { title: `${titulo}`, sections: [{ layout: 'List', properties: Object.keys(properties) }] },
    },
  };
}
