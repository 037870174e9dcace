import { lancaEmLimeira, memoriaEmLimeira, notas } from './lancaEmLimeira';

const avisos = (fatos: Readonly<Record<string, unknown>>) => memoriaEmLimeira('MULTA_OBRA', fatos).avisos;

test('a leitura do art. 131, que faz reincidente quem não legaliza em 30 dias, só pesa na reincidência', () => {
  const doArt131 = 'L52 (art. 131), leitura provável: 30 dias para legalizar; depois, é reincidente';
  expect(avisos({ infracao: 'SEM_PLACA', reincidente: true })).toContain(doArt131);
  expect(avisos({ infracao: 'SEM_PLACA', reincidente: false })).not.toContain(doArt131);
  expect(avisos({ infracao: 'SEM_PLACA' })).not.toContain(doArt131);
});

test('enquanto houve UFIR, ou com a informada, nada se pede; depois pede-se o valor que o Município adota', () => {
  const fatos = { infracao: 'SEM_PLACA' };
  expect(notas('MULTA_OBRA', fatos, '2000-10-26')).toStrictEqual([]);
  expect(notas('MULTA_OBRA', { ...fatos, valorUfir: 1.0641 }, 2001)).toStrictEqual([]);
  expect(notas('MULTA_OBRA', fatos, 2001)).toStrictEqual([
    expect.stringContaining('informe em valorUfir o valor que o Município adota'),
  ]);
});

test('uma infração, ou a lista, não as duas', () => {
  expect(
    lancaEmLimeira('MULTA_OBRA', { infracao: 'SEM_PLACA', infracoes: [{ infracao: 'SEM_PLACA' }] }),
  ).toMatchObject({
    falha: 'VALOR',
    motivo: 'infracoes: informe só uma infração em infracao, ou todas em infracoes',
  });
});
