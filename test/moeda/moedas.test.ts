import { antes, somaDias } from '../../src/calendario';
import { casasDecimaisEm, moedaEm, moedas } from '../../src/moeda';
import { d } from '../calendario/dataDeTeste';

const em = (iso: string) => {
  const moeda = moedaEm(d(iso));
  return moeda && [moeda.codigo, moeda.simbolo];
};

describe('a moeda do dia', () => {
  it('muda no dia de cada reforma, e não na véspera', () => {
    expect(em('1942-10-31')).toBeUndefined();
    expect(em('1942-11-01')).toStrictEqual(['CR1942', 'Cr$']);
    expect(em('1967-02-12')).toStrictEqual(['CR1942', 'Cr$']);
    expect(em('1967-02-13')).toStrictEqual(['NCR1967', 'NCr$']);
    expect(em('1970-05-14')).toStrictEqual(['NCR1967', 'NCr$']);
    expect(em('1970-05-15')).toStrictEqual(['CR1970', 'Cr$']);
    expect(em('1986-02-27')).toStrictEqual(['CR1970', 'Cr$']);
    expect(em('1986-02-28')).toStrictEqual(['CZ1986', 'Cz$']);
    expect(em('1989-01-15')).toStrictEqual(['CZ1986', 'Cz$']);
    expect(em('1989-01-16')).toStrictEqual(['NCZ1989', 'NCz$']);
    expect(em('1990-03-15')).toStrictEqual(['NCZ1989', 'NCz$']);
    expect(em('1990-03-16')).toStrictEqual(['CR1990', 'Cr$']);
    expect(em('1993-07-31')).toStrictEqual(['CR1990', 'Cr$']);
    expect(em('1993-08-01')).toStrictEqual(['CRR1993', 'CR$']);
    expect(em('1994-06-30')).toStrictEqual(['CRR1993', 'CR$']);
    expect(em('1994-07-01')).toStrictEqual(['BRL1994', 'R$']);
    expect(em('2200-01-01')).toStrictEqual(['BRL1994', 'R$']);
  });

  it('a tabela está em ordem e cada linha cita a norma', () => {
    moedas.forEach((moeda, i) => {
      const anterior = moedas[i - 1];
      if (anterior) {
        expect(antes(anterior.inicio, moeda.inicio)).toBe(true);
        expect(moedaEm(somaDias(moeda.inicio, -1))).toBe(anterior);
      }
      expect(moeda.norma).toMatch(/\d/);
      expect(moeda.nome).not.toBe('');
    });
    expect(moedas.map(({ divisor }) => divisor)).toStrictEqual([1, 1000, 1, 1000, 1000, 1, 1000, 2750]);
  });
});

describe('centavos', () => {
  it('existem até 01/12/1964 e voltam com o cruzeiro novo', () => {
    expect(casasDecimaisEm(d('1942-11-01'))).toBe(2);
    expect(casasDecimaisEm(d('1964-12-01'))).toBe(2);
    expect(casasDecimaisEm(d('1964-12-02'))).toBe(0);
    expect(casasDecimaisEm(d('1967-02-12'))).toBe(0);
    expect(casasDecimaisEm(d('1967-02-13'))).toBe(2);
  });

  it('acabam de novo em 16/08/1984 e voltam com o cruzado', () => {
    expect(casasDecimaisEm(d('1984-08-15'))).toBe(2);
    expect(casasDecimaisEm(d('1984-08-16'))).toBe(0);
    expect(casasDecimaisEm(d('1986-02-27'))).toBe(0);
    expect(casasDecimaisEm(d('1986-02-28'))).toBe(2);
    expect(casasDecimaisEm(d('2020-01-01'))).toBe(2);
  });

  it('antes da primeira moeda, recusa com mensagem', () => {
    expect(() => casasDecimaisEm(d('1942-10-31'))).toThrow(
      'Não há moeda conhecida em 31/10/1942: a tabela começa com o cruzeiro, em 01/11/1942.',
    );
  });
});
