import { lancaEmLimeira } from './lancaEmLimeira';

const converte = (fatos: Readonly<Record<string, unknown>>, quando: number | string = 1995) =>
  lancaEmLimeira('CONVERSAO_UFIR', fatos, quando);

test.each([
  // 150 × valor da UFIR em 1º de janeiro
  [1995, 101.5], // 0,6767: 101,505
  [1996, 124.3], // 0,8287: 124,305
  [1997, 136.62], // 0,9108: 136,62
  [1998, 144.16], // 0,9611: 144,165
  [1999, 146.55], // 0,9770: 146,55
  [2000, 159.61], // 1,0641: 159,615
])('150 UFIR no exercício de %d, sem a fração de centavo: R$ %d', (exercicio, valor) => {
  expect(converte({ quantidade: 150 }, exercicio)).toMatchObject({ valor });
});

test('dada a data, vale a UFIR do dia', () => {
  expect(converte({ quantidade: 100 }, '1995-06-30')).toMatchObject({ valor: 70.61 });
  expect(converte({ quantidade: 100 }, '1995-07-01')).toMatchObject({ valor: 75.64 });
  expect(converte({ quantidade: 100 }, '2000-10-26')).toMatchObject({ valor: 106.41 });
});

test('a UFIR informada vence a tabela, e serve depois de 2000', () => {
  expect(converte({ quantidade: 150, valorUfir: 0.977 }, 1995)).toMatchObject({ valor: 146.55 });
  // 3 × 2,0033 = 6,0099 → 6,00
  expect(converte({ quantidade: 3, valorUfir: '2,0033' }, 2010)).toMatchObject({ valor: 6 });
});

test('depois de 26/10/2000 e sem valor informado a lei não responde', () => {
  expect(converte({ quantidade: 150 }, '2000-10-27')).toMatchObject({
    falha: 'ND',
    motivo: expect.stringContaining('valeu até 26/10/2000') as string,
  });
  expect(converte({ quantidade: 150 }, 2001)).toMatchObject({ falha: 'ND' });
});

test('quantidade e UFIR erradas se acusam antes da falta de UFIR e da vigência', () => {
  expect(converte({}, 2001)).toMatchObject({ falha: 'VALOR', fato: 'quantidade' });
  expect(converte({ quantidade: -1 }, 2001)).toMatchObject({ falha: 'VALOR', fato: 'quantidade' });
  expect(converte({ quantidade: 1, valorUfir: 0 })).toMatchObject({ falha: 'VALOR', fato: 'valorUfir' });
  expect(converte({ quantidade: 1, valorUfir: -2 }, 1990)).toMatchObject({ falha: 'VALOR' });
  expect(converte({ quantidade: 1 }, 1990)).toMatchObject({ falha: 'ND' });
});

test('zero UFIR é zero; meia UFIR se converte', () => {
  expect(converte({ quantidade: 0 })).toMatchObject({ valor: 0 });
  // 0,5 × 0,6767 = 0,33835 → 0,33
  expect(converte({ quantidade: 0.5 })).toMatchObject({ valor: 0.33 });
});
