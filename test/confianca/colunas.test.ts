import fc from 'fast-check';
import { falhou, type Resultado, type RegraResolvida } from '../../src';
import type { ResultadoDeColunas } from '../../src/regra/colunas/lancaColunas';
import { type NomeDeSaida, SAIDAS } from '../../src/regra/saida';
import { type FatosBrutos, geraFatos } from './apoio/geraFatos';
import { regras, type RegraNoDia } from './apoio/regrasResolvidas';
import { rodadas, SEMENTE, sorteio } from './apoio/semente';

const NUMERICAS = (Object.keys(SAIDAS) as NomeDeSaida[]).filter((nome) =>
  ['dinheiro', 'medida'].includes(SAIDAS[nome][0]),
);

function emColunas(resolvida: RegraResolvida, linhas: readonly FatosBrutos[]): ResultadoDeColunas {
  const colunas = Object.fromEntries(
    Object.keys(resolvida.regra.fatos).map((nome) => [
      nome,
      { valores: linhas.map((linha) => linha[nome] ?? null) },
    ]),
  );
  return resolvida.lancaColunas(colunas, { linhas: linhas.length, saidas: NUMERICAS, parcelas: true });
}

/** A row of a column result in the form of the result of a row: main number, and amounts of the instalments. */
function daColuna({ valores, parcelas, linhas }: ResultadoDeColunas, i: number): unknown {
  const sozinha = linhas.get(i);
  if (sozinha) return daLinha(sozinha);
  return {
    valor: valores[i],
    parcelas: parcelas.map((parcela) => parcela[i]).filter((parte) => !Number.isNaN(parte)),
  };
}

function daLinha(resultado: Resultado): unknown {
  if (falhou(resultado)) return resultado;
  const nome = NUMERICAS.find((saida) => resultado[saida] !== undefined);
  if (nome === undefined) return resultado;
  return { valor: resultado[nome], parcelas: (resultado.parcelas ?? []).map(({ valor }) => valor) };
}

function embaralha<T>(lista: readonly T[], sorteia: () => number): T[] {
  const copia = [...lista];
  for (let i = copia.length - 1; i > 0; i -= 1) {
    const j = Math.floor(sorteia() * (i + 1));
    [copia[i], copia[j]] = [copia[j] as T, copia[i] as T];
  }
  return copia;
}

const LINHAS = 40;

function confere(noDia: RegraNoDia): void {
  const linhas = fc.sample(geraFatos(noDia), { ...rodadas(LINHAS), seed: SEMENTE + 1 });
  for (const resolvida of [noDia.resolvida, noDia.comTabelas]) {
    // As text: four hundred rules of objects compared one by one would cost more than they calculate.
    const esperado = linhas.map((linha) => JSON.stringify(daLinha(resolvida.lanca(linha))));
    const vieram = emColunas(resolvida, linhas);
    expect(linhas.map((_, i) => JSON.stringify(daColuna(vieram, i)))).toStrictEqual(esperado);

    const ordem = embaralha([...linhas.keys()], sorteio(SEMENTE));
    const trocadas = emColunas(
      resolvida,
      ordem.map((i) => linhas[i] as FatosBrutos),
    );
    expect(ordem.map((_, i) => JSON.stringify(daColuna(trocadas, i)))).toStrictEqual(
      ordem.map((i) => esperado[i]),
    );
  }
}

describe('a coluna dá o mesmo que linha por linha, em qualquer ordem', () => {
  test.each(regras)('%s', (_nome, nosDias) => {
    nosDias.forEach(confere);
  });
});
