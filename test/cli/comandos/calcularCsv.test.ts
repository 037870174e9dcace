import { readFileSync, writeFileSync } from 'node:fs';
import { pastaTemporaria } from '../apoio/pastaTemporaria';
import { PREDIAL, roda, TERRITORIAL } from '../apoio/roda';

const arquivo = pastaTemporaria();
const NOVOS = 'Valor lançado;Situação;Fundamento;Vencimento 1;Parcela 1;Vencimento 2;Parcela 2';

/** Runs `calcular` on a CSV and gives the rows that come out. */
async function calcula(entrada: string | Buffer, ...opcoes: readonly string[]): Promise<readonly string[]> {
  writeFileSync(arquivo('entrada.csv'), entrada);
  const { codigo, erro } = await roda(
    'calcular',
    arquivo('entrada.csv'),
    '-o',
    arquivo('saida.csv'),
    ...opcoes,
  );
  expect({ codigo, erro }).toStrictEqual({ codigo: 0, erro: '' });
  const saida = readFileSync(arquivo('saida.csv'), 'utf8');
  expect(saida.startsWith('\ufeff')).toBe(true);
  expect(saida.endsWith('\r\n')).toBe(true);
  return saida.slice(1).split('\r\n').slice(0, -1);
}

/** The articles are checked where the rules are; here, that there are some. */
const semArtigos = (linhas: readonly string[]): readonly string[] =>
  linhas.map((linha) => linha.replace(/;"?Lei nº 118\/1951[^;"]*(?:;[^;"]*)*?"?;(?=\d|$)/, ';ARTIGOS;'));

describe('lancador calcular, de CSV para CSV', () => {
  test('escreve valor, situação, artigo e parcelas ao lado de cada linha, e não toca no resto', async () => {
    const linhas = await calcula(
      'Inscrição;Valor locativo;Ocupação;Obs\n001;6.000,00;próprio;"a; ""b"""\n002;1.234,57;alugado;\n',
      ...PREDIAL,
    );
    // 8% × 6.000,00 = 480,00 = 240,00 + 240,00; 10% × 1.234,57 = 123,457 → 123,46 = 61,73 + 61,73.
    expect(semArtigos(linhas)).toStrictEqual([
      `Inscrição;Valor locativo;Ocupação;Obs;${NOVOS}`,
      '001;6.000,00;próprio;"a; ""b""";480,00;Lançado;ARTIGOS;31/03/1952;240,00;31/07/1952;240,00',
      '002;1.234,57;alugado;;123,46;Lançado;ARTIGOS;31/03/1952;61,73;31/07/1952;61,73',
    ]);
    expect(linhas[1]).toMatch(/Lei nº 118\/1951, art\. 23/);
  });

  test('a situação diz o que houve: isento, erro com o motivo, ou linha sem nada', async () => {
    const linhas = await calcula(
      'valor locativo;ocupação;isenção\n6000;;templo\n-5;;\n;;\n0;;\n100;castelo;\n',
      ...PREDIAL,
    );
    expect(linhas[1]).toMatch(/^6000;;templo;0,00;Isento;Lei nº 118\/1951, art\. 36, e;;;;$/);
    expect(linhas[2]).toMatch(/^-5;;;;Erro;"?valorLocativo: veio -5, que é negativo;/);
    expect(linhas.slice(3, 5)).toStrictEqual([';;;;;;;;;', '0;;;;;;;;;']);
    expect(linhas[5]).toMatch(
      /^100;castelo;;;Erro;"ocupacao: veio ""castelo""; aceita-se um destes: PROPRIETARIO,/,
    );
  });

  test('o centavo que sobra vai para a primeira parcela', async () => {
    // 10% × 100,10 = 10,01 = 5,01 + 5,00.
    const [, linha] = await calcula('valor locativo;x\n100,10;\n', ...PREDIAL);
    expect(linha).toMatch(/;31\/03\/1952;5,01;31\/07\/1952;5,00$/);
  });

  test('texto que parece fórmula sai como texto, também nos títulos; número negativo sai como está', async () => {
    const linhas = await calcula(
      '=cmd;valor locativo;nota\n@SUM(A1);10;=1+1\n-12,5;10;+55 27\n"\t=1";10;-\n',
      ...PREDIAL,
    );
    expect(linhas.map((linha) => linha.split(';').slice(0, 3))).toStrictEqual([
      ["'=cmd", 'valor locativo', 'nota'],
      ["'@SUM(A1)", '10', "'=1+1"],
      ['-12,5', '10', "'+55 27"],
      ["'\t=1", '10', '-'],
    ]);
  });

  test('vírgula como separador, ponto decimal, aspas e UTF-8 com marca', async () => {
    const linhas = await calcula('\ufeff"Valor locativo","Ocupação"\r\n"1,234.57",alugado\r\n', ...PREDIAL);
    expect(semArtigos(linhas)[1]).toBe(
      '1,234.57;alugado;123,46;Lançado;ARTIGOS;31/03/1952;61,73;31/07/1952;61,73',
    );
  });

  test('latim descoberto ou dito, e UTF-16', async () => {
    const texto = 'Ocupação;Valor locativo;Nome\npróprio;100;São José\n';
    const esperado = 'próprio;100;São José;8,00;Lançado';
    for (const bytes of [Buffer.from(texto, 'latin1'), Buffer.from(`\ufeff${texto}`, 'utf16le')])
      expect((await calcula(bytes, ...PREDIAL))[1]).toContain(esperado);
    expect((await calcula(Buffer.from(texto, 'latin1'), ...PREDIAL, '--codificacao', 'latin1'))[1]).toContain(
      esperado,
    );
  });

  test('a saída com outro separador e outro sinal decimal, a pedido', async () => {
    const [titulos, linha] = await calcula(
      'valor locativo;nome\n100,50;A\n',
      ...PREDIAL,
      '--separador-saida',
      ',',
      '--decimal-saida',
      'ponto',
    );
    // 10% × 100,50 = 10,05 = 5,03 + 5,02.
    expect(titulos).toMatch(/^valor locativo,nome,Valor lançado,/);
    expect(linha).toMatch(/^"100,50",A,10\.05,Lançado,.*,31\/03\/1952,5\.03,31\/07\/1952,5\.02$/);
  });

  test('um título como os nossos não se confunde com eles', async () => {
    const [titulos] = await calcula('valor locativo;Situação;Valor lançado\n100;x;y\n', ...PREDIAL);
    expect(titulos).toMatch(
      /^valor locativo;Situação;Valor lançado;Valor lançado \(2\);Situação \(2\);Fundamento;/,
    );
  });

  test('linhas acima do cabeçalho passam adiante, e a diretiva do Excel é entendida', async () => {
    const linhas = await calcula(
      'sep=,\nCadastro de 1952\n\nvalor locativo,ocupação\n100,dono\n',
      ...PREDIAL,
    );
    expect(linhas.slice(0, 2)).toStrictEqual(['Cadastro de 1952;;;;;;;;', ';;;;;;;;']);
    expect(linhas[2]).toBe(`valor locativo;ocupação;${NOVOS}`);
    expect(linhas[3]).toMatch(/^100;dono;8,00;Lançado;/);
  });

  test('--fato dá o mesmo a todas as linhas; --coluna corrige o casamento', async () => {
    // 1952, urbana, aberto: 40,00 por metro; 10,5 m → 420,00, de uma só vez.
    const linhas = await calcula(
      'Medida do lote;Nome\n10,5;A\n',
      ...TERRITORIAL,
      '--coluna',
      'Medida do lote=frente',
      '--fato',
      'zona=urbana',
    );
    expect(semArtigos(linhas)[1]).toMatch(/^10,5;A;420,00;Lançado;ARTIGOS;31\/03\/1952;420,00$/);
  });

  test('número com duas leituras é recusado, salvo se --decimal diz qual é', async () => {
    const tabela = 'valor locativo;nome\n1.234;A\n';
    expect((await calcula(tabela, ...PREDIAL))[1]).toMatch(
      /^1\.234;A;;Erro;"valorLocativo: veio ""1\.234"", que tem duas leituras/,
    );
    // 10% × 1.234,00 = 123,40; 10% × 1,234 = 0,1234 → 0,12.
    expect((await calcula(tabela, ...PREDIAL, '--decimal', 'virgula'))[1]).toMatch(/^1\.234;A;123,40;/);
    expect((await calcula(tabela, ...PREDIAL, '--decimal', 'ponto'))[1]).toMatch(/^1\.234;A;0,12;/);
  });

  test('--parcelas diz quantas têm coluna, e o relatório avisa das que ficaram sem', async () => {
    const [titulos] = await calcula('valor locativo;nome\n100;A\n', ...PREDIAL, '--parcelas', '1');
    expect(titulos).toMatch(/;Fundamento;Vencimento 1;Parcela 1$/);
    const { saida } = await roda(
      'calcular',
      arquivo('entrada.csv'),
      '-o',
      arquivo('s.csv'),
      ...PREDIAL,
      '--parcelas',
      '1',
    );
    expect(saida).toContain('Atenção: 1 linha com mais parcelas que colunas; use --parcelas');
  });

  test('o relatório conta as linhas, soma o lançado e junta os erros por causa', async () => {
    writeFileSync(
      arquivo('r.csv'),
      'valor locativo;ocupação\n100;dono\n200;alugado\n;\n5;castelo\n6;castelo\n7;forte\n-1;dono\n',
    );
    const { saida } = await roda('calcular', arquivo('r.csv'), ...PREDIAL, '--relatorio', arquivo('r.txt'));
    // 8% × 100 + 10% × 200 = 8,00 + 20,00.
    const relatorio = [
      'Imposto Predial · Alegre-ES · exercício 1952',
      'Colunas: valor locativo → valorLocativo; ocupação → ocupacao',
      '7 linhas: lançado 2, erro 4, em branco 1',
      'Total lançado: Cr$ 28,00',
      'Vencimentos: 31/03/1952; 31/07/1952',
      '',
      'Sem valor, por causa:',
      '  3 linhas: ocupacao: veio …; aceita-se um destes: PROPRIETARIO, ALUGADO, GRATUITO, DESOCUPADO',
      '    veio: "castelo" (2), "forte" (1)',
      '    linhas 5, 6, 7',
      '  1 linha: valorLocativo: veio …, que é negativo; aceita-se um valor em dinheiro, de zero para cima',
      '    veio: -1 (1)',
      '    linha 8',
      '',
    ].join('\n');
    expect(saida).toBe(`${relatorio}\nGravado em ${arquivo('r-lancado.csv')}\n`);
    expect(readFileSync(arquivo('r.txt'), 'utf8')).toBe(relatorio);
  });

  test('o relatório em CSV abre como tabela', async () => {
    await roda('calcular', arquivo('r.csv'), ...PREDIAL, '--relatorio', arquivo('causas.csv'));
    expect(readFileSync(arquivo('causas.csv'), 'utf8').split('\r\n').slice(0, 2)).toStrictEqual([
      '\ufeffCausa;Linhas;Primeiras linhas;O que veio',
      '"ocupacao: veio …; aceita-se um destes: PROPRIETARIO, ALUGADO, GRATUITO, DESOCUPADO";3;5 6 7;"""castelo"" (2), ""forte"" (1)"',
    ]);
  });
});
