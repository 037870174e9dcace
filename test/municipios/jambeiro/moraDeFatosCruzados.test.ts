import { avisosEmJambeiro, lancaEmJambeiro } from './lancaEmJambeiro';

type Fatos = Readonly<Record<string, unknown>>;
const mora = (fatos: Fatos, quando = 1959) => lancaEmJambeiro('MORA', fatos, quando);
const avisos = (fatos: Fatos) => avisosEmJambeiro('MORA', fatos);

describe('Atraso dito e atraso contado', () => {
  const territorial = { tributo: 'IMPOSTO_TERRITORIAL', principal: 180 };

  test('sem a data do pagamento vale o que se diz do atraso', () => {
    // 20% × 180 = 36
    expect(mora({ ...territorial, emAtraso: true })).toMatchObject({ multaMora: 36, valor: 216 });
    expect(mora({ ...territorial, emAtraso: false })).toMatchObject({ multaMora: 0, valor: 180 });
  });

  test('com a data do pagamento valem as datas', () => {
    // vence em 30/06/1959
    expect(mora({ ...territorial, emAtraso: true, pagamento: '1959-06-30' })).toMatchObject({ valor: 180 });
    expect(mora({ ...territorial, emAtraso: false, pagamento: '1959-07-01' })).toMatchObject({ valor: 216 });
  });

  test('sem uma coisa nem outra, pede o pagamento', () => {
    expect(mora(territorial)).toMatchObject({ falha: 'VALOR', fato: 'pagamento' });
  });
});

describe('Predial', () => {
  const vencidaComA1a =
    'J33 (art. 34, parágrafo único), leitura provável: não paga a 1ª, vence a 2ª: a multa recai sobre o imposto inteiro';

  test('o imposto do ano manda sobre a prestação que também se dá', () => {
    // não paga a 1ª até 31/01, vence tudo: 480 + 20% × 480 = 576
    expect(
      mora({
        tributo: 'IMPOSTO_PREDIAL',
        impostoAnual: 480,
        principal: 240,
        prestacao: 1,
        pagamento: '1959-02-02',
      }),
    ).toMatchObject({ principal: 480, multaMora: 96, valor: 576 });
  });

  test.each([
    [{ pagamento: '1959-01-31' }, ['1ª prestação paga em dia: só ela é exigível']],
    [{ pagamento: '1959-02-02' }, [vencidaComA1a]],
    [{ pagamentoPrimeira: '1959-01-31', pagamento: '1959-07-01' }, []],
    [{ pagamentoPrimeira: '1959-02-10', pagamento: '1959-06-30' }, [vencidaComA1a]],
  ])('%j: avisa %j', (datas, esperados) => {
    expect(avisos({ tributo: 'IMPOSTO_PREDIAL', impostoAnual: 480, ...datas })).toStrictEqual(esperados);
  });
});

describe('Licença e indústrias', () => {
  test('licença sem natureza é a continuação, com aviso', () => {
    const licenca = { tributo: 'LICENCA_ESTABELECIMENTO', principal: 200, pagamento: '1959-02-02' };
    expect(mora(licenca)).toMatchObject({ multaMora: 40, valor: 240 });
    expect(avisos(licenca)).toStrictEqual([
      'Natureza não informada: continuação do funcionamento (Lei nº 104/1958, art. 64)',
    ]);
    expect(avisos({ ...licenca, natureza: 'CONTINUACAO' })).toStrictEqual([]);
  });

  test('em indústrias e profissões a prestação da lei manda sobre a data que também se dá', () => {
    // a 2ª vence em 29/05/1959, e não no dia dado: 80% × 500 = 400
    expect(
      mora({
        tributo: 'INDUSTRIAS_PROFISSOES',
        principal: 500,
        prestacao: 2,
        vencimento: '1959-03-30',
        pagamento: '1959-05-29',
      }),
    ).toStrictEqual(expect.objectContaining({ faixa: 'DESCONTO', valor: 400 }));
  });
});
