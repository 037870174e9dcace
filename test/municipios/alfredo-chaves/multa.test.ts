import { lancaEmAlfredoChaves } from './lancaEmAlfredoChaves';

type Fatos = Readonly<Record<string, unknown>>;
const multa = (fatos: Fatos) => lancaEmAlfredoChaves('MULTA', fatos);

describe('Multas em faixa', () => {
  test.each([
    ['DIVERSOES', 'art. 35', 500, 1000],
    ['VEICULO_SEM_EXIBIR_LICENCA', 'art. 79', 100, 200],
  ])('%s (%s): de %d a %d, e o mínimo se nada se diz', (infracao, artigo, multaMinima, multaMaxima) => {
    expect(multa({ infracao })).toMatchObject({
      valor: multaMinima,
      multaMinima,
      multaMaxima,
      fundamento: `Lei nº 132/1959, ${artigo}`,
    });
    expect(multa({ infracao, reincidente: true })).toMatchObject({ valor: multaMinima });
    expect(multa({ infracao, graduacao: 'MAXIMO' })).toMatchObject({ valor: multaMaxima });
    expect(multa({ infracao, graduacao: 'MEDIO' })).toMatchObject({ valor: (multaMinima + multaMaxima) / 2 });
    expect(multa({ infracao, valorAplicado: multaMinima })).toMatchObject({ valor: multaMinima });
    expect(multa({ infracao, valorAplicado: multaMaxima })).toMatchObject({ valor: multaMaxima });
    expect(multa({ infracao, valorAplicado: multaMinima - 0.01 })).toMatchObject({ falha: 'VALOR' });
    expect(multa({ infracao, valorAplicado: multaMaxima + 0.01 })).toMatchObject({ falha: 'VALOR' });
  });
});

describe('Multas fixas', () => {
  test.each([
    ['AFERICAO_FALTA_MEDIDAS', 200, 200],
    ['AFERICAO_FALSIFICACAO', 1000, 5000],
    ['AFERICAO_LIMPEZA', 100, 100],
    ['AFERICAO_RECUSA', 500, 2000],
  ])('%s: %d; na reincidência, %d', (infracao, primeira, reincidencia) => {
    expect(multa({ infracao })).toMatchObject({ valor: primeira });
    expect(multa({ infracao, reincidente: false })).toMatchObject({ valor: primeira });
    expect(multa({ infracao, reincidente: true })).toMatchObject({ valor: reincidencia });
  });

  test('a falsificação leva sempre a apreensão; as outras, não', () => {
    expect(multa({ infracao: 'AFERICAO_FALSIFICACAO' })).toMatchObject({ apreensao: true });
    expect(multa({ infracao: 'AFERICAO_FALSIFICACAO', reincidente: true })).toMatchObject({
      apreensao: true,
    });
    expect(multa({ infracao: 'AFERICAO_RECUSA' })).not.toHaveProperty('apreensao');
  });

  test('falso domicílio: a multa iguala a licença, e deve-se uma e outra', () => {
    expect(multa({ infracao: 'VEICULO_FALSO_DOMICILIO', impostoDevido: 800.55 })).toMatchObject({
      valor: 800.55,
      totalDevido: 1601.1,
    });
    expect(multa({ infracao: 'VEICULO_FALSO_DOMICILIO' })).toMatchObject({
      falha: 'VALOR',
      fato: 'impostoDevido',
    });
  });

  test('dado o tributo, soma-se à multa', () => {
    expect(multa({ infracao: 'DIVERSOES', impostoDevido: 300 })).toMatchObject({
      valor: 500,
      totalDevido: 800,
    });
    expect(multa({ infracao: 'DIVERSOES' })).not.toHaveProperty('totalDevido');
  });

  test('sem a infração, ou com outra, não se responde', () => {
    expect(multa({})).toMatchObject({ falha: 'VALOR', fato: 'infracao' });
    expect(multa({ infracao: 'GERAL' })).toMatchObject({ falha: 'VALOR', fato: 'infracao' });
  });
});
