import { roda } from '../apoio/roda';

const EM_ALEGRE = ['-m', 'Alegre', '-e', '1952'] as const;

describe('lancador explicar', () => {
  test('mostra a memória de cálculo, passo a passo', async () => {
    const { codigo, saida } = await roda(
      'explicar',
      '-t',
      'Imposto Predial',
      ...EM_ALEGRE,
      '-f',
      'valorLocativo=6.000,00',
      '-f',
      'ocupacao=dono',
    );
    expect(codigo).toBe(0);
    const linhas = saida.split('\n');
    expect(linhas[0]).toBe('Imposto Predial · Alegre-ES · exercício 1952');
    // 8% × 6.000,00 = 480,00, em duas de 240,00.
    expect(linhas[2]).toMatch(
      /^1\. Imposto do ano: 8% × Cr\$ 6\.000,00 = Cr\$ 480,00 \(Lei nº 118\/1951, art\. 23, § único\)$/,
    );
    expect(linhas).toContain('Valor: Cr$ 480,00');
    expect(linhas).toContain('Parcela 1: Cr$ 240,00, 31/03/1952');
    expect(linhas).toContain('Parcela 2: Cr$ 240,00, 31/07/1952');
  });

  test('o fato que falta ou está errado dá o motivo e o código 1', async () => {
    const { codigo, saida } = await roda('explicar', '-t', 'IMPOSTO_PREDIAL', ...EM_ALEGRE);
    expect(codigo).toBe(1);
    expect(saida).toContain('Sem valor: valorLocativo: é preciso informar este fato');
  });

  test('em JSON, para outro programa', async () => {
    const { saida } = await roda(
      'explicar',
      '-t',
      'IMPOSTO_PREDIAL',
      ...EM_ALEGRE,
      '-f',
      'valorLocativo=100',
      '--json',
    );
    // 10% × 100,00.
    expect(JSON.parse(saida)).toMatchObject({
      regra: 'IMPOSTO_PREDIAL',
      resultado: { valor: 10, base: 100 },
    });
  });

  test('fato que a regra não usa é recusado', async () => {
    const { codigo, erro } = await roda('explicar', '-t', 'IMPOSTO_PREDIAL', ...EM_ALEGRE, '-f', 'cor=azul');
    expect(codigo).toBe(2);
    expect(erro).toMatch(/^lancador: fato "cor": Imposto Predial não o usa; usa item, valorLocativo/);
  });
});

describe('lancador regras', () => {
  test('lista os tributos com o artigo, a situação e os fatos', async () => {
    const { codigo, saida } = await roda('regras', ...EM_ALEGRE);
    expect(codigo).toBe(0);
    const linhas = saida.split('\n');
    expect(linhas[0]).toBe('Alegre-ES · exercício 1952');
    const onde = linhas.indexOf('IMPOSTO_PREDIAL · Imposto Predial: em vigor');
    expect(linhas[onde + 1]).toMatch(/^ {2}Lei nº 118\/1951, art\. 23/);
    expect(linhas[onde + 2]).toMatch(/^ {2}fatos: item, valorLocativo, ocupacao,/);
  });

  test('fora da vigência, diz por quê', async () => {
    const { saida } = await roda('regras', '-m', 'ALEGRE', '-e', '1951');
    expect(saida).toContain(
      'IMPOSTO_PREDIAL · Imposto Predial: não em vigor: a Lei nº 118/1951 vale desde 1º/01/1952',
    );
  });
});

test('a ajuda é em português', async () => {
  const { codigo, saida } = await roda('calcular', '--help');
  expect(codigo).toBe(0);
  expect(saida).toMatch(/^Uso: lancador calcular \[opções\] <entrada>/);
  expect(saida).not.toMatch(/Usage|Options|Arguments|default/);
});
