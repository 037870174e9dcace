import {
  dataHoraBrasileira,
  dataHoraIso,
  lerDataHoraIso,
  somaHoras,
  type DataHora,
} from '../../src/calendario';

function dh(iso: string): DataHora {
  const lida = lerDataHoraIso(iso);
  if (!lida) throw new Error(`data-hora inexistente no teste: ${iso}`);
  return lida;
}

describe('data e hora', () => {
  it('lê e escreve AAAA-MM-DDTHH:MM', () => {
    expect(dh('1959-05-10T09:30')).toStrictEqual({
      data: { ano: 1959, mes: 5, dia: 10 },
      hora: 9,
      minuto: 30,
    });
    expect(dataHoraIso(dh('1959-05-10T00:05'))).toBe('1959-05-10T00:05');
    expect(dataHoraBrasileira(dh('1959-05-10T09:05'))).toBe('10/05/1959 09:05');
  });

  it('recusa outra forma e hora inexistente', () => {
    for (const texto of [
      '1959-05-10',
      '11959-05-10T09:30',
      '1959-05-10T24:00',
      '1959-05-10T09:60',
      '1959-05-10T9:30',
      '1959-05-10 09:30',
      '1959-05-10T09:30:00',
      '1959-05-10T09:30Z',
      '1959-02-29T09:30',
    ]) {
      expect(lerDataHoraIso(texto)).toBeUndefined();
    }
  });

  it('prazos em horas correm de relógio a relógio, sem se deslocar', () => {
    expect(dataHoraIso(somaHoras(dh('1959-05-10T09:30'), 48))).toBe('1959-05-12T09:30');
    expect(dataHoraIso(somaHoras(dh('1960-12-31T23:15'), 24))).toBe('1961-01-01T23:15');
    expect(dataHoraIso(somaHoras(dh('1960-02-28T20:00'), 5))).toBe('1960-02-29T01:00');
    expect(dataHoraIso(somaHoras(dh('1960-03-01T01:00'), -2))).toBe('1960-02-29T23:00');
  });

  it('24 horas são um dia também quando começou o horário de verão', () => {
    expect(dataHoraIso(somaHoras(dh('1963-10-22T18:00'), 24))).toBe('1963-10-23T18:00');
    expect(dataHoraIso(somaHoras(dh('1949-11-30T00:00'), 24))).toBe('1949-12-01T00:00');
  });

  it('recusa hora quebrada', () => {
    expect(() => somaHoras(dh('1959-05-10T09:30'), 0.5)).toThrow(
      new RangeError('O número de horas deve ser um número inteiro: 0.5.'),
    );
  });
});
