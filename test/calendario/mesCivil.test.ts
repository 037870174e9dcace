import { lerMesIso, mesIso, mesSeguinte } from '../../src/calendario';

describe('mês civil', () => {
  it('lê e escreve AAAA-MM', () => {
    expect(lerMesIso('1952-08')).toStrictEqual({ ano: 1952, mes: 8 });
    expect(mesIso({ ano: 1952, mes: 8 })).toBe('1952-08');
    expect(mesIso({ ano: 952, mes: 12 })).toBe('0952-12');
  });

  it('recusa outra forma e mês inexistente', () => {
    for (const texto of [
      '1952-13',
      '11952-08',
      '1952-089',
      '1952-08 ',
      '1952-00',
      '1952-8',
      '08/1952',
      '1952-08-01',
      '0000-01',
      '',
    ]) {
      expect(lerMesIso(texto)).toBeUndefined();
    }
  });

  it('a dezembro segue janeiro do outro ano', () => {
    expect(mesSeguinte({ ano: 1952, mes: 8 })).toStrictEqual({ ano: 1952, mes: 9 });
    expect(mesSeguinte({ ano: 1952, mes: 12 })).toStrictEqual({ ano: 1953, mes: 1 });
  });
});
