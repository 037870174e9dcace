import { dataIso, lerDataIso, mesmaData, somaDias } from '../../src/calendario';
import { moedaEm, ufirEm, ufirTabela } from '../../src/moeda';
import { Decimal } from '../../src/valor/decimal';
import { d } from '../calendario/dataDeTeste';

const valorEm = (iso: string) => ufirEm(d(iso))?.valor;

describe('UFIR do dia', () => {
  it('só existiu de 01/01/1992 a 26/10/2000', () => {
    expect(ufirEm(d('1991-12-31'))).toBeUndefined();
    expect(valorEm('1992-01-01')).toBe('597.06');
    expect(valorEm('2000-10-26')).toBe('1.0641');
    expect(ufirEm(d('2000-10-27'))).toBeUndefined();
    expect(ufirEm(d('2001-01-01'))).toBeUndefined();
  });

  it('vem na moeda da época', () => {
    expect(ufirEm(d('1993-07-31'))).toMatchObject({ valor: '32749.68', moeda: 'CR1990' });
    expect(ufirEm(d('1993-08-01'))).toMatchObject({ valor: '42.79', moeda: 'CRR1993' });
    expect(ufirEm(d('1994-06-30'))).toMatchObject({ valor: '1068.06', moeda: 'CRR1993' });
    expect(ufirEm(d('1994-07-01'))).toMatchObject({ valor: '0.5618', moeda: 'BRL1994' });
  });

  it('em 1º de janeiro de cada exercício de Limeira do Oeste', () => {
    expect(valorEm('1994-10-28')).toBe('0.6308');
    expect([1995, 1996, 1997, 1998, 1999, 2000].map((ano) => valorEm(`${String(ano)}-01-01`))).toStrictEqual([
      '0.6767',
      '0.8287',
      '0.9108',
      '0.9611',
      '0.9770',
      '1.0641',
    ]);
  });

  it('em 1995 é trimestral, em 1996 semestral, daí em diante anual', () => {
    expect(ufirEm(d('1995-05-20'))).toStrictEqual({
      valor: '0.7061',
      moeda: 'BRL1994',
      de: d('1995-04-01'),
      ate: d('1995-06-30'),
      periodicidade: 'trimestral',
      norma: 'Lei 8.981, de 20-1-1995, art. 1º',
      fonte: 'séries mensais Datalegis e Yahii',
    });
    expect([valorEm('1996-06-30'), valorEm('1996-07-01')]).toStrictEqual(['0.8287', '0.8847']);
    expect(ufirEm(d('1997-12-31'))).toMatchObject({ valor: '0.9108', periodicidade: 'anual' });
  });
});

describe('tabela da UFIR', () => {
  const linhas = ufirTabela.flatMap((serie) => serie.periodos.map((periodo) => ({ serie, periodo })));

  it('cobre todos os dias, sem buraco nem sobreposição', () => {
    expect(linhas).toHaveLength(46); // 36 months, 4 quarters, 2 half-years, 4 years
    let esperado = d('1992-01-01');
    for (const { periodo } of linhas) {
      const [de, ate] = [lerDataIso(periodo[0]), lerDataIso(periodo[1])];
      expect(de && mesmaData(de, esperado)).toBe(true);
      esperado = somaDias(d(periodo[1]), 1);
      expect(ate && dataIso(ate)).toBe(periodo[1]);
    }
    expect(dataIso(esperado)).toBe('2000-10-27');
  });

  it('cada linha está na moeda em curso e cita norma e fonte', () => {
    for (const { serie, periodo } of linhas) {
      const [de, ate, , fonte] = periodo;
      expect(moedaEm(d(de))?.codigo).toBe(serie.moeda);
      expect(moedaEm(d(ate))?.codigo).toBe(serie.moeda);
      expect(serie.norma).toMatch(/^(Lei|MP) \d/);
      expect(fonte).not.toBe('');
    }
  });

  it('a UFIR nunca caiu, descontadas as trocas de moeda', () => {
    const DIVISOR = { CR1990: 2_750_000, CRR1993: 2750, BRL1994: 1 };
    const emReais = linhas.map(({ serie, periodo }) => {
      const divisor = DIVISOR[serie.moeda as keyof typeof DIVISOR];
      return new Decimal(periodo[2]).div(divisor);
    });
    emReais.slice(1).forEach((valor, i) => {
      expect(emReais[i]?.lt(valor)).toBe(true);
    });
  });
});
