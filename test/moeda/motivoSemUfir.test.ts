import { dataCivil } from '../../src/calendario';
import { motivoSemUfir } from '../../src/moeda';

test('depois do último dia diz quanto valia e até quando', () => {
  expect(motivoSemUfir(dataCivil(2000, 10, 27))).toBe(
    'não há UFIR em 27/10/2000: a última, de R$ 1,0641, valeu até 26/10/2000 (MP 1.973-67/2000, depois Lei 10.522/2002)',
  );
});

test('antes do primeiro dia diz desde quando existe', () => {
  expect(motivoSemUfir(dataCivil(1991, 12, 31))).toBe(
    'não há UFIR em 31/12/1991: ela existe desde 01/01/1992 (Lei 8.383/1991)',
  );
});
