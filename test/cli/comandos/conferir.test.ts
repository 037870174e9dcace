import { readFileSync, writeFileSync } from 'node:fs';
import { gravaLivro, linha } from '../apoio/livroDeTeste';
import { pastaTemporaria } from '../apoio/pastaTemporaria';
import { PREDIAL, roda } from '../apoio/roda';

const arquivo = pastaTemporaria();
const formula = (onde: string, valor: string): string =>
  `<c r="${onde}"><f>_xldudf_TRIB_IMPOSTO_PREDIAL(A1,,B1)</f>${valor}</c>`;
const LEI = ['-m', 'ALEGRE', '-e', '1952'] as const;

describe('lancador conferir, nas fórmulas de uma pasta', () => {
  test('tudo como a regra dá: código 0', async () => {
    // 8% × 6.000,00 = 480,00.
    await gravaLivro(arquivo('c.xlsx'), {
      linhas: `${linha(1, 6000, 'próprio')}<row r="2">${formula('A2', '<v>480</v>')}</row>`,
    });
    const { codigo, saida } = await roda('conferir', arquivo('c.xlsx'), ...LEI);
    expect(codigo).toBe(0);
    expect(saida.split('\n')[0]).toBe('1 fórmula TRIB, 0 fórmulas com valor diferente do guardado');
  });

  test('o que difere é listado, e o código é 1', async () => {
    await gravaLivro(arquivo('c.xlsx'), {
      linhas: `${linha(1, 6000, 'próprio')}<row r="2">${formula('A2', '<v>500.5</v>')}${formula('B2', '<v>480.0000000000001</v>')}${formula('C2', '')}</row>`,
    });
    const { codigo, saida } = await roda(
      'conferir',
      arquivo('c.xlsx'),
      ...LEI,
      '--relatorio',
      arquivo('d.csv'),
    );
    expect(codigo).toBe(1);
    expect(saida).toContain('3 fórmulas TRIB, 2 fórmulas com valor diferente do guardado');
    expect(saida).toContain(
      'Plan1!A2: guardado 500,5; a regra dá 480\nPlan1!C2: guardado vazio; a regra dá 480\n',
    );
    expect(readFileSync(arquivo('d.csv'), 'utf8')).toBe(
      '\ufeffCélula;Guardado;Calculado\r\nPlan1!A2;500,5;480\r\nPlan1!C2;vazio;480\r\n',
    );
  });
});

describe('lancador conferir, numa coluna de uma tabela', () => {
  const opcoes = [...PREDIAL, '--valor', 'Imposto'] as const;

  test('compara linha a linha, com os artigos; isento pode vir em branco', async () => {
    writeFileSync(
      arquivo('t.csv'),
      'valor locativo;ocupação;isenção;Imposto\n6.000,00;dono;;480,00\n6.000,00;dono;;600,00\n100;;templo;\n100;castelo;;\n;;;\n1.234,57;;;123,46\n',
    );
    const { codigo, saida } = await roda(
      'conferir',
      arquivo('t.csv'),
      ...opcoes,
      '--relatorio',
      arquivo('d.csv'),
    );
    expect(codigo).toBe(1);
    expect(saida).toMatch(
      /\n1 diferença:\nlinha 3: guardado 600,00; a regra dá 480,00 \(Lei nº 118\/1951, art\. 23.*\)\n$/,
    );
    expect(readFileSync(arquivo('d.csv'), 'utf8')).toMatch(
      /^\ufeffLinha;Guardado;Calculado;Situação;Fundamento\r\n3;600,00;480,00;Lançado;"?Lei nº 118\/1951.*\r\n$/,
    );
  });

  test('tudo confere: código 0', async () => {
    writeFileSync(arquivo('t.csv'), 'valor locativo;Imposto\n100;10\n');
    const { codigo, saida } = await roda('conferir', arquivo('t.csv'), ...opcoes);
    expect(codigo).toBe(0);
    expect(saida).toMatch(/\nTudo confere\.\n$/);
  });

  test('também numa planilha, e sem os dois é recusado', async () => {
    await gravaLivro(arquivo('t.xlsx'), {
      linhas: linha(1, 'Valor locativo', 'Imposto') + linha(2, 100, 11),
    });
    const { codigo, saida } = await roda('conferir', arquivo('t.xlsx'), ...opcoes);
    expect(codigo).toBe(1);
    expect(saida).toContain('linha 2: guardado 11; a regra dá 10,00');
    expect((await roda('conferir', arquivo('t.xlsx'), ...PREDIAL)).erro).toBe(
      'lancador: para conferir uma coluna, diga --tributo e --valor "título da coluna"\n',
    );
  });
});
