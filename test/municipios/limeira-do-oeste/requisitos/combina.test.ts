import { art } from '../../../../src/municipios/limeira-do-oeste/norma';
import { combina } from '../../../../src/municipios/limeira-do-oeste/requisitos/combina';
import { minimo } from '../../../../src/municipios/limeira-do-oeste/requisitos/exigencia';
import { requisito } from '../../../../src/municipios/limeira-do-oeste/requisitos/requisito';
import { fato, lei } from '../../../../src/regra';
import type { Fatos } from '../../../../src/regra/fato/fato';
import { ContaDecimal } from '../../../../src/regra/conta/contaDecimal';
import { ValorAdiado } from '../../../../src/municipios/limeira-do-oeste/requisitos/valorAdiado';

const conta = new ContaDecimal({
  municipio: 'LIMEIRA_DO_OESTE',
  exercicio: 1995,
  dia: { ano: 1995, mes: 1, dia: 1 },
  comData: false,
  simbolo: 'R$',
  tabelas: [],
  alternativas: new Set(),
});

const declara = (codigo: string, fatos: Fatos) =>
  requisito({
    codigo,
    nomes: [codigo],
    fundamento: [art('47')],
    fatos,
    parametros: { altura: lei.metros('1.90', art('47'), 'deve ser 1,90 m') },
    exigencias: { alturaMinima: minimo() },
    catalogo: [codigo],
    demanda: (f, p) => ({ alturaMinima: f['largura'] ? (f['largura'] as typeof p.altura) : p.altura }),
  });

const largura = fato.metros('Largura (m)');
const porta = declara('PORTA_DE_PROVA', { largura });
const vao = declara('VAO_DE_PROVA', {});

describe('Requisitos reunidos numa regra', () => {
  const doVao = conta.numero(7);
  const parametros = { 'PORTA_DE_PROVA.altura': conta.numero(5), 'VAO_DE_PROVA.altura': doVao };
  const reunidos = combina([porta, vao]);

  test('cada um responde com a sua figura', () => {
    const { requisito: achado, saida } = reunidos.demanda({ requisito: 'VAO_DE_PROVA' }, parametros, conta);
    expect(achado).toBe(vao);
    expect(saida.alturaMinima).toBe(doVao);
  });

  test('e com o seu fato, pelo nome ou pela posição', () => {
    const pedido = { requisito: 'PORTA_DE_PROVA', medida: new ValorAdiado(1.25, 'medida', conta) };
    const { fatos } = reunidos.demanda(pedido, parametros, conta);
    expect(Object.keys(fatos)).toStrictEqual(['largura']);
    expect(conta.mostra(fatos['largura'] as typeof doVao)).toBe('1,25');
  });

  test('os fatos, as figuras e o catálogo são os de todos', () => {
    const janela = declara('JANELA_DE_PROVA', { largura: fato.metros('Largura da janela (m)') });
    const { fatos, parametros: figuras, catalogo } = combina([porta, vao, janela]);
    expect(fatos['requisito']).toMatchObject({ titulo: 'Requisito', obrigatorio: true });
    expect(fatos['requisito']?.codigos?.map(({ codigo }) => codigo)).toStrictEqual([
      'PORTA_DE_PROVA',
      'VAO_DE_PROVA',
      'JANELA_DE_PROVA',
    ]);
    expect(fatos['largura']).toMatchObject({ tipo: 'metros', titulo: 'Largura' });
    expect(Object.keys(figuras)).toStrictEqual([
      'PORTA_DE_PROVA.altura',
      'VAO_DE_PROVA.altura',
      'JANELA_DE_PROVA.altura',
    ]);
    expect(figuras['VAO_DE_PROVA.altura']).toBe(vao.parametros['altura']);
    expect(catalogo).toStrictEqual(['PORTA_DE_PROVA', 'VAO_DE_PROVA', 'JANELA_DE_PROVA']);
  });

  test('sem requisito que se conheça é ele que se pede', () => {
    expect(() => reunidos.demanda({}, parametros, conta)).toThrow('requisito: é preciso informar este fato');
    expect(() => reunidos.demanda({ requisito: 'CASTELO' }, parametros, conta)).toThrow(
      'requisito: é preciso informar este fato',
    );
  });
});

describe('Declarações que não se podem reunir', () => {
  test('o mesmo fato de dois tipos', () => {
    const outra = declara('OUTRA', { largura: fato.simNao('Porta larga') });
    expect(() => combina([porta, outra])).toThrow('largura: simNao num requisito, metros em outro');
  });

  test('mais fatos de um tipo do que argumentos há na fórmula', () => {
    const comprimento = fato.metros('Comprimento (m)');
    const tres = { largura, comprimento, altura: fato.metros('Altura (m)') };
    const quatro = { ...tres, espessura: fato.metros('Espessura (m)') };
    expect(() => combina([declara('CHEIO', tres)])).not.toThrow();
    expect(() => combina([declara('CHEIO', quatro)])).toThrow('CHEIO: não há argumento para espessura');
  });
});
