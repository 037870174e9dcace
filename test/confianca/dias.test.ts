import { existeData, serialDeData, lerDataIso, dataDeSerial, dataIso } from '../../src/calendario';
import { lancar } from '../../src';
import { type Formula, todasAsFormulas } from './hospedeiro/formulas';

const formula = (id: string): Formula => todasAsFormulas().find((uma) => uma.id === id) as Formula;
const MOEDA = formula('MOEDA');
const PRAZO = formula('PRAZO');

/** Local midnight did not exist on these days in São Paulo: daylight saving began with them. */
const SEM_MEIA_NOITE = [
  ...['1949-12-01', '1950-12-01', '1951-12-01', '1952-12-01', '1963-10-23', '1965-01-31'],
  ...['1965-12-01', '1966-11-01', '1967-11-01', '1985-11-02', '1994-10-16', '1999-10-03'],
];
const FINS_DE_MES = [
  '1951-02-28',
  '1952-02-29',
  '1960-02-29',
  '1964-02-29',
  '1955-04-30',
  '1962-12-31',
  '1996-02-29',
];
const DIAS = [...SEM_MEIA_NOITE, ...FINS_DE_MES];

/** Day of the 1900 system by UTC arithmetic, which has no time zone: an account of the test's own. */
const serialPorUtc = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / 86_400_000 + 25_569;

/** The same day in the ways a cell may hold it. */
function grafias(iso: string): readonly unknown[] {
  const [ano, mes, dia] = iso.split('-');
  const serial = serialPorUtc(iso);
  return [iso, `${dia}/${mes}/${ano}`, `${Number(dia)}/${Number(mes)}/${ano}`, serial, serial + 0.999];
}

describe.each(DIAS)('%s é o mesmo dia em qualquer fuso', (iso) => {
  test('o número de série da célula é o do dia', () => {
    const data = lerDataIso(iso);
    expect(data && serialDeData(data, 1900)).toBe(serialPorUtc(iso));
    const volta = dataDeSerial(serialPorUtc(iso), 1900);
    expect(volta && dataIso(volta)).toBe(iso);
    const em1904 = dataDeSerial(serialPorUtc(iso) - 1462, 1904);
    expect(em1904 && dataIso(em1904)).toBe(iso);
  });

  test('a moeda do dia não muda com o modo de escrevê-lo', () => {
    const respostas = grafias(iso).map((celula) => MOEDA.chama([[celula]]));
    for (const resposta of respostas) expect(resposta).toStrictEqual(respostas[0]);
    expect(respostas[0]).toStrictEqual([[expect.stringMatching(/\$\)$/)]]);
  });

  test('um prazo contado do dia não muda com o modo de escrevê-lo', () => {
    const respostas = grafias(iso).map((celula) =>
      PRAZO.chama([['RECLAMACAO']], [[celula]], [['ALEGRE']], [[1952]]),
    );
    for (const resposta of respostas) expect(resposta).toStrictEqual(respostas[0]);
  });
});

describe('números de série de 0 a 61, o 29/02/1900 que nunca houve e o fim do calendário', () => {
  test('na fórmula, o que não é dia é recusado e o que é dia responde', () => {
    for (let serial = 0; serial <= 61; serial += 1) {
      const [[celula]] = MOEDA.chama([[serial]]) as [[unknown]];
      // 0 is a blank cell; before November 1942 there is a day but no cruzeiro.
      const esperado = serial === 0 || serial === 60 ? '#VALUE!' : '#N/A';
      if (serial === 0) expect(celula === '' || (celula as { code: string }).code === '#VALUE!').toBe(true);
      else expect([serial, (celula as { code: string }).code]).toStrictEqual([serial, esperado]);
    }
  });

  test.each([
    '29/02/1900',
    '29/02/1951',
    '31/04/1952',
    '30/02/1952',
    '00/01/1952',
    '01/13/1952',
    '2958466',
    '1952-02-30',
  ])('%s não é um dia', (texto) => {
    const celula = texto === '2958466' ? 2_958_466 : texto;
    expect((MOEDA.chama([[celula]]) as [[{ code: string }]])[0][0].code).toBe('#VALUE!');
  });
});

describe('todo dia de 1949 a 1967 é um dia, e a lei do dia responde por ele', () => {
  test('nenhum dia some nem se repete', () => {
    const inicio = serialPorUtc('1949-01-01');
    const fim = serialPorUtc('1967-12-31');
    const vistos = new Set<string>();
    for (let serial = inicio; serial <= fim; serial += 1) {
      const data = dataDeSerial(serial, 1900);
      const iso = data ? dataIso(data) : 'nenhum';
      vistos.add(iso);
      expect(iso).toBe(new Date((serial - 25_569) * 86_400_000).toISOString().slice(0, 10));
      expect(data && existeData(data.ano, data.mes, data.dia)).toBe(true);
    }
    expect(vistos.size).toBe(fim - inicio + 1);
  });

  test('a lei de Alegre responde em cada dia sem meia-noite da sua vigência', () => {
    for (const data of SEM_MEIA_NOITE.filter((dia) => dia >= '1952' && dia < '1967')) {
      // Art. 23: 8 % of 9.600,00.
      expect(
        lancar({
          municipio: 'ALEGRE',
          data,
          regra: 'IMPOSTO_PREDIAL',
          fatos: { valorLocativo: 9600, ocupacao: 'PROPRIETARIO' },
        }),
      ).toMatchObject({ valor: 768 });
    }
  });
});
