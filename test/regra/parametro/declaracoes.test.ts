import { dataCivil } from '../../../src/calendario';
import { ContaMemoria } from '../../../src/regra/conta/contaMemoria';
import { faixaDaAutoridade } from '../../../src/regra/parametro/faixaDaAutoridade';
import { faixas } from '../../../src/regra/parametro/faixas';
import * as figuras from '../../../src/regra/parametro/figuras';
import type { QualquerParametro } from '../../../src/regra/parametro/parametro';
import { prestacoes } from '../../../src/regra/parametro/prestacoes';
import { aliquotasProgressivas, tarifasProgressivas } from '../../../src/regra/parametro/progressiva';
import { relacao } from '../../../src/regra/parametro/relacao';
import {
  codigosDe,
  linha,
  linhaDupla,
  linhaIlegivel,
  tabela,
  tabelaDupla,
} from '../../../src/regra/parametro/tabela';
import { tabelaAusente } from '../../../src/regra/parametro/tabelaAusente';
import { desde, semEfeito, semFigura, versaoEm, versoes } from '../../../src/regra/parametro/versoes';
import { art, contexto, duvida, parte } from '../leiDeTeste';

/** What the manual and the panel show of a figure. */
const descrita = ({ versoes: [primeira] }: QualquerParametro) => ({
  desde: primeira.desde,
  citacao: primeira.citacao.texto,
  trechos: primeira.trechos,
  leituras: primeira.leituras.map(({ id }) => id),
  descricao: primeira.descricao,
  ...(primeira.linhas ? { linhas: primeira.linhas } : {}),
});
const INICIO = dataCivil(1952, 1, 1);
const comum = { desde: INICIO, citacao: 'art. 9', trechos: ['x'], leituras: [] };

describe('o que cada figura da lei diz de si', () => {
  test.each<[() => QualquerParametro, string]>([
    [() => figuras.dinheiro('250', art('9'), 'x'), 'Cr$ 250,00'],
    [() => figuras.percentual('8', art('9'), 'x'), '8%'],
    [() => figuras.metros('2.5', art('9'), 'x'), '2,50 m'],
    [() => figuras.metrosQuadrados('12', art('9'), 'x'), '12,00 m²'],
    [() => figuras.numero('30', art('9'), 'x'), '30'],
    [() => figuras.ufir('100', art('9'), 'x'), '100 UFIR'],
    [() => faixaDaAutoridade('100', '1000', art('9'), 'x'), 'de 100 a 1000'],
    [() => prestacoes(['31/03'], art('9'), 'x'), 'uma só vez: 31/03'],
    [
      () => prestacoes(['31/03', 'ultimo/02', 'ultimoUtil/07'], art('9'), 'x'),
      '3 prestações iguais: 31/03, último dia do mês 02, último dia útil do mês 07',
    ],
    [
      () => tabelaAusente('Tabela nº 1', art('9'), 'x', 'Cr$ por m²'),
      'Tabela nº 1: ausente da fonte (Cr$ por m²)',
    ],
    [() => semFigura(art('9'), 'está rasgado', 'x'), 'está rasgado'],
    [() => semEfeito(art('9'), 'suprimido', 'x'), 'suprimido'],
  ])('%#', (declara, descricao) => {
    expect(descrita(declara())).toStrictEqual({ ...comum, descricao });
  });

  test('a dúvida da leitura vai com a figura, e os trechos podem ser vários', () => {
    const esperado = { ...comum, trechos: ['x', 'y'], leituras: ['L-1'] };
    for (const parametro of [
      figuras.dinheiro('10', art('9'), ['x', 'y'], duvida),
      figuras.dinheiro('10', art('9'), ['x', 'y'], { leitura: duvida, alternativa: '12' }),
      faixaDaAutoridade('1', '2', art('9'), ['x', 'y'], duvida),
      prestacoes(['31/03'], art('9'), ['x', 'y'], duvida),
    ])
      expect(descrita(parametro)).toMatchObject(esperado);
    expect(semFigura(art('9'), 'x').versoes[0].trechos).toStrictEqual([]);
    for (const parametro of [
      semFigura(art('9'), 'x', ['x', 'y']),
      semEfeito(art('9'), 'x', ['x', 'y']),
      tabelaAusente('T', art('9'), ['x', 'y'], 'Cr$'),
    ])
      expect(descrita(parametro).trechos).toStrictEqual(['x', 'y']);
  });

  test('a faixa da autoridade entrega o mínimo e o máximo, em dinheiro', () => {
    const conta = new ContaMemoria(contexto());
    const { minima, maxima } = faixaDaAutoridade('100', '1000', art('9'), 'x').versoes[0].entrega(conta);
    conta.soma('Os dois', minima, maxima);
    expect(conta.passos).toStrictEqual([
      {
        rotulo: 'Os dois',
        conta: 'Cr$ 100,00 + Cr$ 1.000,00',
        valor: 'Cr$ 1.100,00',
        fundamento: 'Lei nº 1/1952, art. 9',
      },
    ]);
  });

  test('a tabela ausente entrega o nome, a unidade e os itens que a lei nomeia', () => {
    const itens = { SEDE: 'Sede' };
    expect(
      tabelaAusente('T', art('9'), 'x', 'Cr$', itens).versoes[0].entrega(undefined as never),
    ).toStrictEqual({
      ausente: true,
      nome: 'T',
      citacao: art('9'),
      itens,
      unidade: 'Cr$',
    });
  });

  test('a faixa da autoridade tem o mínimo antes do máximo', () => {
    expect(() => faixaDaAutoridade('2', '1', art('9'), 'x')).toThrow('art. 9: faixa 2–1 invertida');
    expect(() => faixaDaAutoridade('2', '2', art('9'), 'x')).not.toThrow();
  });

  test('um dia que não existe no ano não é vencimento', () => {
    expect(() => prestacoes(['30/02'], art('9'), 'x')).toThrow('Data inexistente: 30/02/1952.');
  });
});

describe('o que cada tabela da lei diz de si', () => {
  const umaColuna = (codigo: string, titulo: string, valor: string | null) => ({
    codigo,
    titulo,
    colunas: ['valor'],
    valores: [valor],
  });

  test('tabela de uma coluna', () => {
    const precos = tabela(parte('Tabela nº 2'), {
      BAR: linha('Bares', '200', 'Bares 200', duvida),
      CIRCO: linhaIlegivel('Circos', ['Circos', 'por noite'], 'rasgado'),
    });
    expect(descrita(precos)).toStrictEqual({
      desde: INICIO,
      citacao: 'Tabela nº 2',
      trechos: ['Bares 200', 'Circos', 'por noite'],
      leituras: ['L-1'],
      descricao: 'tabela de 2 linhas',
      linhas: [umaColuna('BAR', 'Bares', 'Cr$ 200,00'), umaColuna('CIRCO', 'Circos', null)],
    });
    expect(codigosDe(precos)).toStrictEqual({ BAR: 'Bares', CIRCO: 'Circos' });
  });

  test('tabela de várias colunas, em outra unidade', () => {
    const portas = tabelaDupla(
      parte('Tabela nº 3'),
      ['LARGURA', 'ALTURA'],
      { SALA: linhaDupla('Sala', ['0.8', null], 'Sala 0,80') },
      'metros',
    );
    expect(portas.versoes[0].linhas).toStrictEqual([
      { codigo: 'SALA', titulo: 'Sala', colunas: ['LARGURA', 'ALTURA'], valores: ['0,80 m', null] },
    ]);
    expect(() =>
      tabelaDupla(parte('Tabela nº 3'), ['A', 'B'], { SALA: linhaDupla('Sala', ['1'], 'x') }),
    ).toThrow('Tabela nº 3, SALA: 1 valores para 2 colunas');
  });

  test('faixas', () => {
    const porFaixa = faixas(parte('Tabela nº 4'), 'dinheiro', 'percentual', [
      { ate: '40', valor: '4', trecho: ['x', 'y'], duvida },
      { menosDe: '80', valor: null, trecho: 'z', motivo: 'borrão' },
      { valor: '6', trecho: 'w', duvida },
    ]);
    expect(descrita(porFaixa)).toStrictEqual({
      desde: INICIO,
      citacao: 'Tabela nº 4',
      trechos: ['x', 'y', 'z', 'w'],
      leituras: ['L-1'],
      descricao: 'tabela de 3 faixas',
      linhas: [
        umaColuna('1', 'até Cr$ 40,00', '4%'),
        umaColuna('2', 'menos de Cr$ 80,00', null),
        umaColuna('3', 'acima de Cr$ 80,00', '6%'),
      ],
    });
  });

  test('escalas progressivas', () => {
    const escala = aliquotasProgressivas(
      art('10'),
      [
        { ate: '100', taxa: '1', trecho: ['x', 'y'] },
        { taxa: '2', trecho: 'z' },
      ],
      duvida,
    );
    const taxa = (codigo: string, titulo: string, valor: string) => ({
      ...umaColuna(codigo, titulo, valor),
      colunas: ['taxa'],
    });
    expect(descrita(escala)).toStrictEqual({
      desde: INICIO,
      citacao: 'art. 10',
      trechos: ['x', 'y', 'z'],
      leituras: ['L-1'],
      descricao: 'escala progressiva de 2 faixas',
      linhas: [taxa('1', 'até Cr$ 100,00', '1%'), taxa('2', 'acima de Cr$ 100,00', '2%')],
    });
    const cafe = tarifasProgressivas(art('11'), [{ ate: '30', taxa: '0.5', trecho: 'x' }], undefined, '10');
    expect(descrita(cafe)).toMatchObject({ leituras: [], linhas: [taxa('1', 'até 30', 'Cr$ 0,50')] });
    expect(() =>
      tarifasProgressivas(art('11'), [{ ate: '10', taxa: '1', trecho: 'x' }], undefined, '10'),
    ).toThrow('art. 11: o limite 10 não é maior que o anterior');
  });

  test('relações', () => {
    const oficios = relacao(art('83'), { BAR: 'os bares', CAFE: 'os cafés' }, duvida);
    expect(descrita(oficios)).toStrictEqual({
      desde: INICIO,
      citacao: 'art. 83',
      trechos: ['os bares', 'os cafés'],
      leituras: ['L-1'],
      descricao: 'relação de 2',
      linhas: [
        { codigo: 'BAR', titulo: 'os bares', colunas: [], valores: [] },
        { codigo: 'CAFE', titulo: 'os cafés', colunas: [], valores: [] },
      ],
    });
    expect(relacao(art('83'), {}).versoes[0].leituras).toStrictEqual([]);
    const lista = oficios.versoes[0].entrega(undefined as never);
    expect([lista.tem('BAR'), lista.tem('CIRCO'), lista.tem('toString')]).toStrictEqual([true, false, false]);
  });
});

describe('as redações sucessivas de uma figura', () => {
  const prazo = () =>
    versoes(
      desde('1960-12-17', figuras.numero('20', art('6', 'nova'), 'x')),
      figuras.numero('10', art('6'), 'x'),
    );

  test('ordenam-se pelo dia em que começam', () => {
    expect(prazo().versoes.map(({ desde: dia, descricao }) => [dia, descricao])).toStrictEqual([
      [INICIO, '10'],
      [dataCivil(1960, 12, 17), '20'],
    ]);
  });

  test('vale a última que já começou; antes da primeira, nenhuma', () => {
    const em = (ano: number, mes: number, dia: number) =>
      versaoEm(prazo(), dataCivil(ano, mes, dia))?.descricao;
    expect([
      em(1951, 12, 31),
      em(1952, 1, 1),
      em(1960, 12, 16),
      em(1960, 12, 17),
      em(1999, 1, 1),
    ]).toStrictEqual([undefined, '10', '10', '20', '20']);
  });

  test('duas no mesmo dia, ou num dia que não existe, se recusam', () => {
    const figura = figuras.numero('10', art('6'), 'x');
    expect(() => versoes(figura, figura)).toThrow('art. 6: duas redações no mesmo dia');
    expect(() => desde('1960-02-30', figura)).toThrow(RangeError);
  });

  test('a que não se lê responde o motivo; a suprimida não dá figura nenhuma', () => {
    expect(
      () => semFigura(art('6'), 'está rasgado').versoes[0].entrega(undefined as never) as unknown,
    ).toThrow('art. 6: está rasgado');
    expect(semEfeito(art('6'), 'suprimido', 'x').versoes[0].entrega(undefined as never)).toBeUndefined();
  });
});
