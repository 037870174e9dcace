import { fato, regra, SAIDAS } from '../../regra';
import type { Fato } from '../../regra/fato/fato';
import { fatoSimples } from '../../regra/fato/fatoSimples';
import { art, lei104 } from './norma';
import { combinacao, comConformidade } from './requisitoObra';
import { requisitos } from './requisitos';
import {
  codigoDaExigencia,
  conformePelosFatos,
  conformePeloValor,
  type ValorDoProjeto,
} from './requisitos/conformidade';
import type { NomeDeMedida } from './requisitos/exigencia';

/** Whether a project meets the works code. */
export const confereObra = regra({
  id: 'CONFERE_OBRA',
  titulo: 'Conferência de projeto',
  norma: lei104,
  fundamento: [art('7º–117')],
  resumo:
    'Compara a medida do projeto com a que o código exige e diz se está conforme. Onde o requisito exige várias medidas, diz-se qual em exigência; onde exige que haja alguma coisa, o valor do projeto é SIM ou NÃO.',
  fatos: {
    ...combinacao.fatos,
    valorDoProjeto: valorDoProjeto('Valor do projeto'),
    exigencia: fato.enumerado('Exigência a conferir', codigosDasExigencias()),
  },
  parametros: combinacao.parametros,
  catalogo: combinacao.catalogo,
  calcular(f, p, conta) {
    const demanda = combinacao.demanda(f, p, conta);
    const pedido = {
      valorDoProjeto: f['valorDoProjeto'] as ValorDoProjeto | undefined,
      exigencia: f['exigencia'] as string | undefined,
    };
    const { valorDoProjeto: valor } = pedido;
    // Zero is also what a blank cell gives: then the measures among the facts come first.
    const semValor = valor === undefined || (typeof valor !== 'boolean' && conta.zero(valor));
    const conforme =
      (semValor && pedido.exigencia === undefined ? conformePelosFatos(demanda, conta) : undefined) ??
      conformePeloValor(demanda, pedido, conta);
    return comConformidade(demanda, conforme, conta);
  },
});

/** A measure or a count; or, by a word, whether the project has the thing. */
function valorDoProjeto(titulo: string): Fato<ValorDoProjeto> {
  const numero = fato.numero(titulo, { zeroEhValor: true });
  const simNao = fato.simNao(titulo);
  return fatoSimples<ValorDoProjeto>({
    ...numero,
    aceita: 'um número, ou SIM ou NÃO onde se exige que haja alguma coisa',
    le(bruto, nome, entrega) {
      const palavra = typeof bruto === 'boolean' || (typeof bruto === 'string' && !/\d/.test(bruto));
      return (palavra ? simNao : numero).le(bruto, nome, entrega);
    },
  });
}

function codigosDasExigencias(): Readonly<Record<string, string>> {
  const nomes = new Set(requisitos.flatMap(({ exigencias }) => Object.keys(exigencias) as NomeDeMedida[]));
  return Object.fromEntries([...nomes].map((nome) => [codigoDaExigencia(nome), SAIDAS[nome][1]]));
}
