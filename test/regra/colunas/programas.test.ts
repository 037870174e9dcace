import { Programas } from '../../../src/regra/colunas/programas';
import type { Combinacao } from '../../../src/regra/colunas/combinacoes';
import type { Destino } from '../../../src/regra/colunas/executavel';
import type { RegraEmColunas } from '../../../src/regra/colunas/lancaColunas';
import { fato, lei, regra } from '../../../src/regra';
import { art, contexto, leiDeTeste } from '../leiDeTeste';

const taxa = regra({
  id: 'TAXA_DE_TESTE',
  titulo: 'Taxa de teste',
  norma: leiDeTeste,
  fundamento: [art('2')],
  resumo: 'Cinco, e dez por cento da base.',
  fatos: { base: fato.dinheiro('Base'), feira: fato.simNao('Feira') },
  parametros: { fixa: lei.dinheiro('5', art('2'), 'cinco'), aliquota: lei.percentual('10', art('2'), 'dez') },
  catalogo: [],
  calcular: ({ base, feira }, { fixa, aliquota }, conta) => ({
    valor: feira ? fixa : base ? conta.parte('Taxa', aliquota, base) : conta.nada,
  }),
});

const programas = (fora?: string): Programas => {
  const origem: RegraEmColunas = {
    regra: taxa,
    contexto: contexto(),
    redacao: contexto().dia,
    fora,
    lanca: () => ({ falha: 'ND', motivo: 'não se pergunta' }),
  };
  return new Programas(origem);
};

const naFeira: Combinacao = { conhecidos: { feira: true }, numericos: [] };
const foraDaFeira: Combinacao = { conhecidos: { feira: false }, numericos: [] };
const comBase: Combinacao = { conhecidos: {}, numericos: ['base'] };

const destino = (): Destino => ({
  valores: new Float64Array(2).fill(Number.NaN),
  parcelas: [],
  linhas: new Map(),
  saidas: ['valor'],
  querParcelas: false,
  total: 2,
});

test('o programa de cada combinação grava-se uma vez', () => {
  const daRegra = programas();
  const primeiro = daRegra.executavel(naFeira);
  expect(daRegra.executavel({ conhecidos: { feira: true }, numericos: [] })).toBe(primeiro);
  expect(daRegra.executavel(foraDaFeira)).not.toBe(primeiro);
  expect(daRegra.executavel(comBase)).not.toBe(primeiro);
});

test('é o da combinação pedida', () => {
  const daRegra = programas();
  expect(daRegra.executavel(naFeira).constante(destino())).toBe(5);
  expect(daRegra.executavel(foraDaFeira).constante(destino())).toBe(0);
  expect(daRegra.executavel(comBase).constante(destino())).toBeNaN();
});

test('fora da vigência, cada linha vai sozinha', () => {
  const executavel = programas('a lei foi superada').executavel(naFeira);
  expect(executavel.constante(destino())).toBeNaN();
  const sozinhas: number[] = [];
  executavel.executa(Int32Array.of(1, 0), 2, [], destino(), (linha) => sozinhas.push(linha));
  expect(sozinhas).toStrictEqual([1, 0]);
});
