import { falhou, municipios, type Regra, resolver, type RegraResolvida } from '../../src';
import { type NomeDeSaida, SAIDAS } from '../../src/regra/saida';
import { rodadas } from '../confianca/apoio/semente';

/** A small generator with a seed, so that a failure can be run again. */
function sorteio(semente: number): () => number {
  let estado = semente >>> 0;
  return () => {
    estado = (Math.imul(estado, 1664525) + 1013904223) >>> 0;
    return estado / 2 ** 32;
  };
}

const NUMEROS = [
  0,
  0.01,
  0.05,
  1,
  3.99,
  4,
  12,
  60,
  100,
  600.005,
  1234.57,
  5000.1,
  0.1 + 0.2,
  1e6,
  12.3456789,
  1e12,
];

type Linha = Readonly<Record<string, unknown>>;

function linhaAoAcaso(regra: Regra, sorteia: () => number): Linha {
  const escolhe = <T>(lista: readonly T[]): T => lista[Math.floor(sorteia() * lista.length)] as T;
  const linha: Record<string, unknown> = {};
  for (const [nome, fato] of Object.entries(regra.fatos)) {
    if (sorteia() < (fato.obrigatorio || fato.tipo === 'enumerado' ? 0.05 : 0.4)) continue;
    if (fato.tipo === 'enumerado')
      linha[nome] = escolhe((fato.codigos ?? []).map(({ codigo }) => codigo)) ?? 'OUTRO';
    else if (fato.tipo === 'simNao') linha[nome] = sorteia() < 0.5;
    else if (fato.tipo === 'inteiro') linha[nome] = Math.floor(sorteia() * 40);
    else if (fato.limites) {
      const acaso = sorteia();
      linha[nome] =
        acaso < 0.4
          ? escolhe(NUMEROS)
          : Math.round(acaso * 10 ** (2 + Math.floor(sorteia() * 6))) / (sorteia() < 0.7 ? 100 : 1000);
    }
  }
  return linha;
}

const NUMERICAS = (Object.keys(SAIDAS) as NomeDeSaida[]).filter((nome) =>
  ['dinheiro', 'medida'].includes(SAIDAS[nome][0]),
);
const { numRuns: LINHAS } = rodadas(400);
const regras = municipios.flatMap((municipio) =>
  municipio.regras.map(
    (regra) => [municipio.codigo, regra.id, municipio.vigencia.ate ? 1966 : 1999] as const,
  ),
);

describe('a coluna inteira dá, em toda regra, o mesmo que a linha sozinha', () => {
  test.each(regras)('%s %s', (municipio, id, ultimo) => {
    for (const exercicio of ultimo === 1966 ? [1962, 1966] : [ultimo]) {
      const resolvida = resolver({ municipio, exercicio, regra: id }) as RegraResolvida;
      const sorteia = sorteio(exercicio * 7919 + id.length);
      const linhas = Array.from({ length: LINHAS }, () => linhaAoAcaso(resolvida.regra, sorteia));
      const colunas = Object.fromEntries(
        Object.keys(resolvida.regra.fatos).map((nome) => [
          nome,
          { valores: linhas.map((linha) => linha[nome] ?? null) },
        ]),
      );
      const {
        valores,
        parcelas,
        linhas: sozinhas,
      } = resolvida.lancaColunas(colunas, {
        linhas: LINHAS,
        saidas: NUMERICAS,
        parcelas: true,
      });
      const diferencas = linhas.flatMap((linha, i): object[] => {
        const esperado = resolvida.lanca(linha);
        const veio = sozinhas.get(i);
        if (veio) return JSON.stringify(veio) === JSON.stringify(esperado) ? [] : [{ linha, esperado, veio }];
        if (falhou(esperado)) return [{ linha, esperado, veio: valores[i] }];
        const nome = NUMERICAS.find((saida) => esperado[saida] !== undefined);
        const partes = (esperado.parcelas ?? []).map(({ valor }) => valor);
        const vieram = partes.map((_, parcela) => parcelas[parcela]?.[i]);
        const certo =
          nome !== undefined &&
          esperado[nome] === valores[i] &&
          JSON.stringify(partes) === JSON.stringify(vieram);
        return certo ? [] : [{ linha, esperado, veio: valores[i], vieram }];
      });
      expect(diferencas).toStrictEqual([]);
    }
  });
});
