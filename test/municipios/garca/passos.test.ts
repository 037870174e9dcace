import { type Fatos, memoriaEmGarca } from './lancaEmGarca';

/** Name and value of each step, as the memória shows them. */
const passos = (regra: string, fatos: Fatos): readonly string[] =>
  memoriaEmGarca(regra, fatos).passos.map(({ rotulo, valor }) => `${rotulo}: ${valor}`);

describe('a memória dá nome a cada passo', () => {
  test.each<[string, Fatos, readonly string[]]>([
    // letreiro no passeio, até 5 m: 20,00
    ['LICENCA_PUBLICIDADE', { item: 'LETREIRO_PASSEIO', extensao: 4 }, ['Licença: Cr$ 20,00']],
    [
      'LICENCA_PUBLICIDADE',
      { item: 'IDIOMA_ESTRANGEIRO', quantidade: 2 },
      ['Licença por peça: Cr$ 200,00', 'Todas as peças: Cr$ 400,00'],
    ],
    [
      'EMOLUMENTOS',
      { item: 'MATRICULA_CAO_COM_PLACA' },
      ['Matrícula: Cr$ 15,00', 'Placa: Cr$ 5,00', 'Matrícula e placa: Cr$ 20,00'],
    ],
    // papel de 15 a 20 anos: 30,00; sem achado, 2/3
    [
      'EMOLUMENTOS',
      { item: 'BUSCA', meses: 240, encontrado: false },
      ['Busca: Cr$ 30,00', 'Busca sem achado: Cr$ 20,00'],
    ],
    // 3,00 × 5 km
    [
      'EMOLUMENTOS',
      { item: 'VISTORIA', zona: 'RURAL', distancia: 5000 },
      ['Vistoria: Cr$ 30,00', 'Percurso: Cr$ 15,00', 'Vistoria na zona rural: Cr$ 45,00'],
    ],
    ['EMOLUMENTOS', { item: 'REFORMA' }, ['Reforma: Cr$ 150,00', 'Emolumentos: Cr$ 150,00']],
    ['EMOLUMENTOS', { item: 'TUMULO_SIMPLES' }, ['Emolumento: Cr$ 100,00', 'Emolumentos: Cr$ 100,00']],
    // 10.000,00 + 20%; 50.000,00 + 20%; 8% × 12.000,00; 0,2% × 60.000,00
    [
      'IMPOSTO_PREDIAL',
      { valorLocativo: 10000, valorVenal: 50000, sonegado: true },
      [
        'Acréscimo do valor locativo: Cr$ 2.000,00',
        'Valor locativo do prédio sonegado: Cr$ 12.000,00',
        'Acréscimo do valor venal: Cr$ 10.000,00',
        'Valor venal do prédio sonegado: Cr$ 60.000,00',
        'Imposto sobre o valor locativo: Cr$ 960,00',
        'Mínimo pelo valor venal: Cr$ 120,00',
        'Imposto do ano: Cr$ 960,00',
      ],
    ],
  ])('%s %j', (regra, fatos, esperados) => {
    expect(passos(regra, fatos)).toStrictEqual(esperados);
  });
});
