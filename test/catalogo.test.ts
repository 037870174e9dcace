import { achaMunicipio, achaRegra, codigosDeMunicipio, idsDeRegra, municipios } from '../src';

describe('municípios', () => {
  test('são os cinco do vocabulário', () => {
    expect(codigosDeMunicipio()).toStrictEqual([
      'JAMBEIRO',
      'ALEGRE',
      'GARCA',
      'ALFREDO_CHAVES',
      'LIMEIRA_DO_OESTE',
    ]);
  });

  test.each([
    ['JAMBEIRO', 'Jambeiro-SP'],
    ['jambeiro sp', 'Jambeiro-SP'],
    ['Alegre/ES', 'Alegre-ES'],
    ['ALEGRE', 'Alegre-ES'],
    ['Garça', 'Garça-SP'],
    ['garca', 'Garça-SP'],
    ['  GARÇA - SP ', 'Garça-SP'],
    ['ALFREDO_CHAVES', 'Alfredo Chaves-ES'],
    ['alfredo chaves', 'Alfredo Chaves-ES'],
    ['LIMEIRA_DO_OESTE', 'Limeira do Oeste-MG'],
    ['Limeira do Oeste-MG', 'Limeira do Oeste-MG'],
  ])('"%s" é %s', (escrito, nome) => {
    expect(achaMunicipio(escrito)?.nome).toBe(nome);
  });

  test.each(['', 'Vitória', 'Alegre-SP'])('"%s" não é nenhum deles', (escrito) => {
    expect(achaMunicipio(escrito)).toBeUndefined();
  });
});

describe('regras', () => {
  test('o código de uma regra vem uma só vez, ainda que vários municípios a tenham', () => {
    const ids = idsDeRegra();
    expect(ids.filter((id) => id === 'IMPOSTO_PREDIAL')).toStrictEqual(['IMPOSTO_PREDIAL']);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('de cada lei vem também o que só ela tem', () => {
    // Record sheets of Jambeiro (art. 43), official journal of Alegre, ascensors of Garça, enrolment of dogs in
    // Alfredo Chaves (art. 64), demands on works in Limeira do Oeste.
    expect(idsDeRegra()).toStrictEqual(
      expect.arrayContaining([
        'FICHAS_INSCRICAO',
        'JORNAL_OFICIAL',
        'LICENCA_ASCENSOR',
        'MATRICULA_CAES',
        'REQUISITO_OBRA',
      ]),
    );
  });

  test('uma regra se acha pelo código no município que a tem', () => {
    const queTem = (id: string) =>
      municipios.filter((municipio) => achaRegra(municipio, id)?.id === id).map(({ codigo }) => codigo);
    expect(queTem('JORNAL_OFICIAL')).toStrictEqual(['ALEGRE']);
    expect(queTem('IMPOSTO_PREDIAL')).toStrictEqual(['JAMBEIRO', 'ALEGRE', 'GARCA', 'ALFREDO_CHAVES']);
    expect(queTem('IMPOSTO_DE_RENDA')).toStrictEqual([]);
  });
});
