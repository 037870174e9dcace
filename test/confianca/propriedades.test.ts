import fc from 'fast-check';
import { falhou, type Lancado, type Memoria, type Regra, type Resultado } from '../../src';
import { citacaoPorExtenso } from '../../src/norma/norma';
import { SAIDAS, type NomeDeSaida } from '../../src/regra/saida';
import { Decimal } from '../../src/valor/decimal';
import { defeitosDaMemoria, escrito } from './apoio/defeitosDaMemoria';
import { type FatosBrutos, geraFatos } from './apoio/geraFatos';
import { regras, type RegraNoDia } from './apoio/regrasResolvidas';
import { rodadas } from './apoio/semente';

const emCentavos = (valor: number): boolean => new Decimal(valor).decimalPlaces() <= 2;
/** Amounts of the account, which nobody pays: they keep the centavo all the same. */
const DE_CONTA = new Set(['base', 'deducaoMoveis', 'valorPorIngresso', 'valorPorMetro']);
/** Lei 4.511/1964: from 1964-12-02 to 1967-02-12 money has no centavo. */
const semCentavo = (dia: string): boolean => dia >= '1964-12-02' && dia <= '1967-02-12';

function defeitosDaFalha({ falha, motivo }: Extract<Resultado, { falha: unknown }>): string[] {
  if (falha !== 'VALOR' && falha !== 'ND') return [`falha desconhecida: ${String(falha)}`];
  return motivo.length > 8 && escrito(motivo) ? [] : [`motivo ruim: ${motivo}`];
}

/** What no result of any law may have. */
function defeitos(resultado: Lancado, regra: Regra, dia: string, alternativas: boolean): string[] {
  const achados: string[] = [];
  if (!/\d/.test(resultado.fundamento) || !escrito(resultado.fundamento))
    achados.push(`fundamento sem artigo: ${resultado.fundamento}`);
  for (const [nome, valor] of Object.entries(resultado)) {
    if (typeof valor !== 'number') continue;
    if (!Number.isFinite(valor)) achados.push(`${nome} não é finito`);
    if (valor < 0) achados.push(`${nome} negativo: ${valor}`);
    if (SAIDAS[nome as NomeDeSaida][0] !== 'dinheiro') continue;
    if (!emCentavos(valor)) achados.push(`${nome} tem fração de centavo: ${valor}`);
    if (semCentavo(dia) && !DE_CONTA.has(nome) && !Number.isInteger(valor))
      achados.push(`${nome} tem centavo em ${dia}: ${valor}`);
  }
  const naUltima = alternativas && regra.norma.municipio === 'JAMBEIRO';
  return [...achados, ...defeitosDasParcelas(resultado, naUltima), ...defeitosDaIsencao(resultado, regra)];
}

/**
 * Instalments add up to the tax, and one alone differs, at most by the odd centavos: the first, or the last by the
 * alternative reading that Jambeiro allows (J96).
 */
function defeitosDasParcelas({ parcelas, valor }: Lancado, sobrasNaUltima: boolean): string[] {
  if (!parcelas) return [];
  if (parcelas.length === 0) return ['lista de parcelas vazia'];
  const achados: string[] = [];
  const valores = parcelas.map((parcela) => new Decimal(parcela.valor));
  const soma = valores.reduce((total, parcela) => total.plus(parcela), new Decimal(0));
  if (typeof valor === 'number' && !soma.eq(valor))
    achados.push(`parcelas somam ${soma.toString()}, valor ${valor}`);
  const [maior = soma, ...outras] = [...valores].sort((a, b) => b.cmp(a));
  const menor = outras[0] ?? maior;
  if (outras.some((outra) => !outra.eq(menor))) achados.push('mais de uma parcela com as sobras');
  // Where money has no centavo the odd units are whole cruzeiros.
  const unidade = valores.every((parcela) => parcela.isInteger()) ? 1 : 0.01;
  if (maior.minus(menor).gt(new Decimal(unidade).times(parcelas.length - 1)))
    achados.push(`uma parcela de ${maior.toString()}, as demais de ${menor.toString()}`);
  if (!maior.eq(valores[sobrasNaUltima ? valores.length - 1 : 0] ?? maior))
    achados.push('sobras na parcela errada');
  const datas = parcelas.flatMap(({ vencimento }) => vencimento ?? []);
  if ([...datas].sort().join() !== datas.join()) achados.push(`vencimentos fora de ordem: ${datas.join()}`);
  if (
    parcelas.some(
      ({ vencimento, vencimentoUtil }) => vencimentoUtil && vencimento && vencimentoUtil < vencimento,
    )
  )
    achados.push('vencimento útil antes do nominal');
  return achados;
}

/** Exempt is zero, by an article of an exemption of the rule, and nothing is left to pay. */
function defeitosDaIsencao(resultado: Lancado, { isencoes, fundamento }: Regra): string[] {
  if (resultado.isento !== true) return [];
  const achados: string[] = [];
  if ('valor' in resultado && resultado.valor !== 0)
    achados.push(`isento com valor ${String(resultado.valor)}`);
  if (resultado.parcelas?.some(({ valor }) => valor !== 0)) achados.push('isento com parcela a pagar');
  const artigos = [...isencoes.map(({ citacao }) => citacao), ...fundamento].map(citacaoPorExtenso);
  if (
    !resultado.fundamento.split('; ').every((artigo) => artigos.includes(artigo) || /art|Tabela/.test(artigo))
  )
    achados.push(`isento sem artigo: ${resultado.fundamento}`);
  return achados;
}

/** The laws that gave a figure of the account, and that the cell's own citation leaves out. */
const leisSemCitacao = ({ passos }: Memoria, fundamento: string): string[] =>
  passos
    .flatMap((passo) => passo.fundamento.split('; '))
    .map((artigo) => artigo.split(', ')[0] ?? '')
    .filter((lei) => lei.startsWith('Lei') && !fundamento.includes(lei));

/** Garça, Tabela G: the second half of the fees, paid late, bears a surcharge, and so is larger than the first. */
const segundaMetadeMaior = (fatos: FatosBrutos): boolean => fatos['segundaMetadeForaDoPrazo'] === true;

const RODADAS_POR_DIA = 40;

function confere({ regra, dia, resolvida, comTabelas, ...noDia }: RegraNoDia): void {
  const gerador = geraFatos({ regra, dia, resolvida, comTabelas, ...noDia });
  fc.assert(
    fc.property(gerador, fc.boolean(), (fatos, suprida) => {
      const rodada = suprida ? comTabelas : resolvida;
      const antes = JSON.stringify(fatos);
      const resultado = rodada.lanca(fatos);
      const achados = falhou(resultado)
        ? defeitosDaFalha(resultado)
        : defeitos(resultado, regra, dia, suprida).filter(
            (achado) => !segundaMetadeMaior(fatos) || !achado.includes('parcela'),
          );
      expect(achados).toStrictEqual([]);
      // The memória tells the making of the very same result, and the facts are left as they came.
      const memoria = rodada.explica(fatos);
      expect(memoria.resultado).toStrictEqual(resultado);
      expect(defeitosDaMemoria(memoria)).toStrictEqual([]);
      if (!falhou(resultado)) expect(leisSemCitacao(memoria, resultado.fundamento)).toStrictEqual([]);
      expect(JSON.stringify(fatos)).toBe(antes);
    }),
    rodadas(RODADAS_POR_DIA),
  );
}

describe('em toda regra de todo município, venham os fatos que vierem', () => {
  test.each(regras)(
    '%s: nada negativo, centavos certos, parcelas que somam, isento com artigo, memória igual',
    (_nome, nosDias) => {
      nosDias.forEach(confere);
    },
  );
});
