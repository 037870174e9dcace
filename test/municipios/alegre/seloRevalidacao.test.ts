import { lancaEmAlegre } from './lancaEmAlegre';

describe('Revalidação do selo', () => {
  const revalida = (fatos: Readonly<Record<string, unknown>>) => lancaEmAlegre('SELO_REVALIDACAO', fatos);

  test.each([
    ['PESSOA_INCOMPETENTE', 5],
    ['SOBREPOSICAO', 5],
    ['ESTAMPILHA_IMPROPRIA', 5],
    ['RASURA', 10],
    ['FALTA_INUTILIZACAO', 10],
    ['FORA_DO_FECHO', 10],
  ])('%s, sobre 5,00 viciados, paga %d', (hipotese, valor) => {
    expect(revalida({ hipotese, valorViciado: 5 })).toMatchObject({ valor });
    expect(revalida({ hipotese })).toMatchObject({ falha: 'VALOR', fato: 'valorViciado' });
  });

  test('apresentação espontânea: até 8 dias, o que falta e mais metade; depois, o dobro', () => {
    const espontanea = { hipotese: 'APRESENTACAO_ESPONTANEA', seloDevido: 20, seloPago: 5 };
    // (20 − 5) × 1,5; (20 − 5) × 2
    expect(revalida({ ...espontanea, diasDaAssinatura: 0 })).toMatchObject({ valor: 22.5 });
    expect(revalida({ ...espontanea, diasDaAssinatura: 8 })).toMatchObject({ valor: 22.5 });
    expect(revalida({ ...espontanea, diasDaAssinatura: 9 })).toMatchObject({ valor: 30 });
  });

  test('sem os dias, vale a regra geral, o dobro; sem selo pago, falta todo', () => {
    expect(revalida({ hipotese: 'APRESENTACAO_ESPONTANEA', seloDevido: 20 })).toMatchObject({ valor: 40 });
    expect(revalida({ hipotese: 'APRESENTACAO_ESPONTANEA', seloDevido: 5, seloPago: 5 })).toMatchObject({
      valor: 0,
    });
    expect(revalida({ hipotese: 'APRESENTACAO_ESPONTANEA' })).toMatchObject({
      falha: 'VALOR',
      fato: 'seloDevido',
    });
  });

  test('o selo pago por verba não se revalida', () => {
    expect(revalida({ hipotese: 'RASURA', valorViciado: 5, isencao: 'PAGO_POR_VERBA' })).toMatchObject({
      isento: true,
      fundamento: 'Lei nº 118/1951, art. 127',
    });
  });

  test('os papéis dos "arts. 114 e 115 da tabela" não existem', () => {
    expect(revalida({ hipotese: 'PAPEL_DA_TABELA' })).toMatchObject({ falha: 'ND' });
  });
});
