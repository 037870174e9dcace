import { leExercicio, mostraExercicio } from '../../taskpane/leExercicio';

describe('o exercício escrito no painel', () => {
  test.each([
    ['1952', 1952],
    [' 1952 ', 1952],
    ['1900', 1900],
    ['2200', 2200],
    ['01/07/1952', '1952-07-01'],
    ['1/7/1952', '1952-07-01'],
    ['29/02/1952', '1952-02-29'],
  ])('"%s"', (texto, lido) => {
    expect(leExercicio(texto)).toBe(lido);
  });

  test.each(['', '1899', '2201', '52', 'ano', '29/02/1953', '31/04/1952', '1952-07-01', '1952,5'])(
    '"%s" não é exercício',
    (texto) => {
      expect(leExercicio(texto)).toBeUndefined();
    },
  );

  test('volta à tela como foi escrito', () => {
    expect(mostraExercicio(1952)).toBe('1952');
    expect(mostraExercicio('1952-07-01')).toBe('01/07/1952');
    expect(mostraExercicio(undefined)).toBe('');
  });
});
