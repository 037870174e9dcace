import fc from 'fast-check';
import { falhou, municipios, type RegraResolvida, resolver, type Resultado } from '../../src';
import { citacaoPorExtenso } from '../../src/norma/norma';
import { dataIso, somaDias } from '../../src/calendario';
import { versaoEm } from '../../src/regra/parametro/versoes';
import { type NomeDeSaida, SAIDAS } from '../../src/regra/saida';
import { Decimal } from '../../src/valor/decimal';
import { type Limiar, limiaresDe } from './apoio/contaQueAnota';
import { casosDe, type FatosBrutos, geraFatos } from './apoio/geraFatos';
import { regras, type RegraNoDia } from './apoio/regrasResolvidas';
import { rodadas } from './apoio/semente';

/** One limit that a fact reaches: the facts that stand exactly on it. */
interface Fronteira {
  readonly nome: string;
  readonly noLimite: Decimal;
  readonly passo: Decimal;
  readonly fatos: FatosBrutos;
  readonly indice: number;
  readonly limiar: Limiar;
  readonly sobe: boolean;
}

const INTEIROS = new Set(['inteiro', 'ano']);
const NUMERICOS = new Set(['dinheiro', 'metros', 'metrosQuadrados', 'numero', 'inteiro', 'ufir']);
const SORTEADOS = 30;

/**
 * Looks for facts that reach each limit: the comparison is watched while one fact moves by a unit, and the fact is
 * then set to the value at which the two sides of the comparison are equal.
 */
function fronteirasDe(noDia: RegraNoDia): readonly Fronteira[] {
  const achadas = new Map<string, Fronteira>();
  const pontos = [...casosDe(noDia), ...fc.sample(geraFatos(noDia), rodadas(SORTEADOS))];
  for (const fatos of pontos) {
    const limiares = limiaresDe(noDia, fatos);
    if (limiares.length === 0) continue;
    for (const [nome, fato] of Object.entries(noDia.regra.fatos)) {
      const valor = fatos[nome];
      if (typeof valor !== 'number' || !NUMERICOS.has(fato.tipo)) continue;
      const movidos = limiaresDe(noDia, { ...fatos, [nome]: valor + 1 });
      limiares.forEach((limiar, indice) => {
        const chave = `${nome} ${limiar.comparacao} ${limiar.limite.toString()}`;
        const movido = movidos[indice];
        if (
          achadas.has(chave) ||
          movido?.comparacao !== limiar.comparacao ||
          !movido.limite.eq(limiar.limite)
        )
          return;
        const inclinacao = movido.valor.minus(limiar.valor);
        if (inclinacao.isZero()) return;
        const noLimite = limiar.limite.minus(limiar.valor).div(inclinacao).plus(valor);
        const passo = new Decimal(INTEIROS.has(fato.tipo) ? 1 : '0.01');
        const cabe = noLimite.gte(0) && noLimite.decimalPlaces() <= (INTEIROS.has(fato.tipo) ? 0 : 2);
        const confere =
          cabe && noLimiteExato(noDia, { ...fatos, [nome]: noLimite.toNumber() }, indice, limiar);
        if (confere)
          achadas.set(chave, { nome, noLimite, passo, fatos, indice, limiar, sobe: inclinacao.isPositive() });
      });
    }
  }
  return [...achadas.values()];
}

function noLimiteExato(
  noDia: RegraNoDia,
  fatos: FatosBrutos,
  indice: number,
  { comparacao }: Limiar,
): boolean {
  const la = limiaresDe(noDia, fatos)[indice];
  return la !== undefined && la.comparacao === comparacao && la.valor.eq(la.limite);
}

/** Which side the declared bound gives to a value below (-1), on (0) or above (1) the limit. */
function ladoEsperado({ comparacao }: Limiar, posicao: number): boolean {
  switch (comparacao) {
    case 'ate':
      return posicao <= 0;
    case 'menosDe':
      return posicao < 0;
    case 'maisDe':
      return posicao > 0;
    case 'aoMenos':
      return posicao >= 0;
  }
}

const NUMERICAS = (Object.keys(SAIDAS) as NomeDeSaida[]).filter((nome) =>
  ['dinheiro', 'medida'].includes(SAIDAS[nome][0]),
);

/** The same row through the column machine. */
function pelaColuna(resolvida: RegraResolvida, fatos: FatosBrutos): Resultado | number {
  const colunas = Object.fromEntries(
    Object.entries(fatos).map(([nome, valor]) => [nome, { valores: [valor] }]),
  );
  const { valores, linhas } = resolvida.lancaColunas(colunas, { linhas: 1, saidas: NUMERICAS });
  const sozinha = linhas.get(0);
  return sozinha ? principal(sozinha) : (valores[0] as number);
}

function principal(resultado: Resultado): Resultado | number {
  if (falhou(resultado)) return resultado;
  const nome = NUMERICAS.find((saida) => resultado[saida] !== undefined);
  return nome === undefined ? resultado : (resultado[nome] as number);
}

let geradas = 0;

function confere(noDia: RegraNoDia): void {
  for (const { nome, noLimite, passo, fatos, indice, limiar, sobe } of fronteirasDe(noDia)) {
    for (const lado of [-1, 0, 1]) {
      const valor = noLimite.plus(passo.times(lado)).toNumber();
      if (valor < 0) continue;
      const linha = { ...fatos, [nome]: valor };
      const visto = limiaresDe(noDia, linha)[indice];
      const onde = `${nome}=${valor} ${limiar.comparacao} ${limiar.limite.toString()}`;
      if (visto?.comparacao === limiar.comparacao && visto.limite.eq(limiar.limite)) {
        // An amount compared after it is rounded to the centavo may still stand on the limit.
        const posicao = visto.valor.eq(limiar.limite) ? 0 : sobe ? lado : -lado;
        expect([onde, visto.resposta]).toStrictEqual([onde, ladoEsperado(limiar, posicao)]);
        expect([onde, visto.valor.cmp(limiar.limite)]).toStrictEqual([onde, posicao]);
      }
      const resultado = noDia.resolvida.lanca(linha);
      expect([onde, noDia.resolvida.explica(linha).resultado]).toStrictEqual([onde, resultado]);
      expect([onde, pelaColuna(noDia.resolvida, linha)]).toStrictEqual([onde, principal(resultado)]);
      geradas += 1;
    }
  }
}

describe('no limite, um centavo, um centímetro ou uma unidade abaixo e acima, vale o lado declarado', () => {
  test.each(regras)('%s', (_nome, nosDias) => {
    confere(nosDias[0] as RegraNoDia);
    if (nosDias.length > 1) confere(nosDias.at(-1) as RegraNoDia);
  });

  test('as fronteiras geradas não são poucas', () => {
    expect(geradas).toBeGreaterThan(300);
    if (process.env['MOSTRA']) console.log(`${geradas} fronteiras`);
  });
});

describe('cada redação vale do seu primeiro dia em diante, e no dia anterior ainda vale a outra', () => {
  test.each(regras)('%s', (_nome, nosDias) => {
    for (const [nome, parametro] of Object.entries(nosDias[0]?.regra.parametros ?? {})) {
      parametro.versoes.forEach((versao, i) => {
        const lida = (dia: typeof versao.desde) => {
          const achada = versaoEm(parametro, dia);
          return achada && `${dataIso(achada.desde)} ${citacaoPorExtenso(achada.citacao)}`;
        };
        const esta = `${dataIso(versao.desde)} ${citacaoPorExtenso(versao.citacao)}`;
        const anterior = parametro.versoes[i - 1];
        expect([nome, lida(versao.desde)]).toStrictEqual([nome, esta]);
        expect([nome, lida(somaDias(versao.desde, -1))]).toStrictEqual([
          nome,
          anterior && `${dataIso(anterior.desde)} ${citacaoPorExtenso(anterior.citacao)}`,
        ]);
      });
    }
  });
});

describe('a lei responde do seu primeiro ao seu último dia, e em nenhum outro', () => {
  const foraDeVigor = (municipio: string, id: string, data: string): boolean => {
    const resolvida = resolver({ municipio, data, regra: id });
    return 'falha' in resolvida || resolvida.foraDeVigencia !== undefined;
  };

  test.each(municipios.map(({ codigo, ...resto }) => [codigo, resto] as const))('%s', (codigo, municipio) => {
    const { desde, ate } = municipio.vigencia;
    for (const { id, respondeAntes } of municipio.regras) {
      const nosDias = [somaDias(desde, -1), desde, ...(ate ? [ate, somaDias(ate, 1)] : [])];
      const esperado = [respondeAntes !== true, false, ...(ate ? [false, true] : [])];
      expect([id, nosDias.map((dia) => foraDeVigor(codigo, id, dataIso(dia)))]).toStrictEqual([id, esperado]);
    }
  });
});
