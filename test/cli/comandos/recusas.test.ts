import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pastaTemporaria } from '../apoio/pastaTemporaria';
import { PREDIAL, roda, TERRITORIAL } from '../apoio/roda';

const arquivo = pastaTemporaria();

/** What the command says of an input that it refuses. */
async function recusa(
  nome: string,
  conteudo: string | Buffer,
  ...opcoes: readonly string[]
): Promise<string> {
  writeFileSync(arquivo(nome), conteudo);
  return recusado('calcular', arquivo(nome), ...(opcoes.length > 0 ? opcoes : PREDIAL));
}

async function recusado(...argumentos: readonly string[]): Promise<string> {
  const { codigo, saida, erro } = await roda(...argumentos);
  expect({ codigo, saida }).toStrictEqual({ codigo: 2, saida: '' });
  expect(erro).toMatch(/^lancador: [^\n]+\n$/);
  return erro.slice('lancador: '.length, -1);
}

const TABELA = 'valor locativo;nome\n100;A\n';

describe('lancador calcular recusa, numa linha e com código 2', () => {
  test('o que falta ou não se conhece na linha de comando', async () => {
    writeFileSync(arquivo('t.csv'), TABELA);
    const t = arquivo('t.csv');
    expect(await recusado('calcular', t, '-m', 'ALEGRE', '-e', '1952')).toBe('falta --tributo');
    expect(await recusado('calcular', t, '-t', 'IMPOSTO_PREDIAL', '-e', '1952')).toBe('falta --municipio');
    expect(await recusado('calcular', t, '-t', 'IMPOSTO_PREDIAL', '-m', 'ALEGRE')).toBe('falta --exercicio');
    expect(await recusado('calcular', t, '-t', 'IMPOSTO_PREDIAL', '-m', 'VITORIA', '-e', '1952')).toMatch(
      /^município: veio "VITORIA"; aceita-se um destes: JAMBEIRO, ALEGRE,/,
    );
    expect(await recusado('calcular', t, '-t', 'DIZIMO', '-m', 'ALEGRE', '-e', '1952')).toMatch(
      /^tributo: veio "DIZIMO"; Alegre-ES tem IMPOSTO_TERRITORIAL, IMPOSTO_PREDIAL/,
    );
    expect(await recusado('calcular', t, '-t', 'IMPOSTO_PREDIAL', '-m', 'ALEGRE', '-e', 'ontem')).toMatch(
      /^exercício: veio "ontem"/,
    );
    expect(await recusado('calcular', t, ...PREDIAL, '--nucleos', '0')).toMatch(/^--nucleos: veio "0"/);
    expect(await recusado('calcular', t, ...PREDIAL, '--nada')).toBe(
      'não conheço a opção --nada; veja lancador --help',
    );
    expect(await recusado('fazer')).toBe('não conheço o comando fazer; veja lancador --help');
    expect(await recusado('calcular')).toBe('falta o argumento entrada; veja lancador --help');
    expect(await recusado('calcular', t, '-o')).toMatch(/^falta o valor da opção -o, --saida <arquivo>/);
  });

  test('o exercício em que a lei não responde', async () => {
    expect(await recusa('t.csv', TABELA, '-t', 'IMPOSTO_PREDIAL', '-m', 'ALEGRE', '-e', '1951')).toBe(
      'não em vigor: a Lei nº 118/1951 vale desde 1º/01/1952 (art. 202)',
    );
    expect(await recusa('t.csv', TABELA, '-t', 'IMPOSTO_PREDIAL', '-m', 'ALEGRE', '-e', '1967')).toMatch(
      /^vigência não comprovada/,
    );
  });

  test('a tabela de que nenhum título se reconhece, ou sem um fato obrigatório', async () => {
    expect(await recusa('t.csv', 'a;b\n1;2\n')).toMatch(
      /^nenhum título foi reconhecido; Imposto Predial usa item,/,
    );
    expect(await recusa('t.csv', 'frente;b\n1;2\n', ...TERRITORIAL)).toMatch(
      /^falta a coluna de zona \(Zona\);/,
    );
    expect(await recusa('t.csv', TABELA, ...PREDIAL, '--cabecalho', '9')).toMatch(
      /^cabeçalho: a linha 9 não está/,
    );
    expect(await recusa('t.csv', '\n\n;;\n')).toBe('a tabela não tem linha de títulos');
  });

  test('a linha com mais campos do que o cabeçalho, que seria lida de colunas trocadas', async () => {
    expect(await recusa('t.csv', 'valor locativo,nome\n100,A\n100,50,B\n')).toMatch(
      /^linha 3: tem 3 campos e o cabeçalho tem 2;/,
    );
  });

  test('arquivos que não são o que dizem', async () => {
    expect(await recusado('calcular', arquivo('nao-ha.csv'), ...PREDIAL)).toMatch(/nao-ha\.csv: não existe$/);
    expect(await recusa('vazio.csv', '')).toMatch(/vazio\.csv: o arquivo está vazio$/);
    expect(await recusa('bin.csv', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]))).toMatch(
      /não é um CSV; o conteúdo não é texto$/,
    );
    expect(await recusa('t.pdf', TABELA)).toMatch(
      /t\.pdf: extensão \.pdf; aceita-se \.xlsx, \.xlsm ou \.csv$/,
    );
    expect(await recusa('t.xlsx', TABELA)).toMatch(/t\.xlsx: não é um \.xlsx; o conteúdo é de outro tipo$/);
    expect(await recusa('t.xls', TABELA)).toMatch(/extensão \.xls;/);
  });

  test('a saída que apagaria a entrada, ou de outro tipo', async () => {
    writeFileSync(arquivo('t.csv'), TABELA);
    expect(await recusado('calcular', arquivo('t.csv'), ...PREDIAL, '-o', arquivo('t.csv'))).toMatch(
      /é o próprio arquivo de entrada; escolha outro nome$/,
    );
    expect(await recusado('calcular', arquivo('t.csv'), ...PREDIAL, '--relatorio', arquivo('t.csv'))).toMatch(
      /é o próprio arquivo de entrada; escolha outro nome$/,
    );
    expect(await recusado('calcular', arquivo('t.csv'), ...PREDIAL, '-o', arquivo('t.ods'))).toMatch(
      /t\.ods: extensão \.ods; daqui sai \.csv ou \.xlsx$/,
    );
    expect(await recusado('calcular', arquivo('t.csv'), ...PREDIAL, '-o', arquivo('sem/pasta.csv'))).toMatch(
      /sem\/pasta\.csv: não existe$/,
    );
  });

  test('e não deixa arquivo pela metade nem apaga o que havia', async () => {
    const muitas = `valor locativo;nome\n${'100;A\n'.repeat(30_000)}100;"B\n`;
    writeFileSync(arquivo('meio-saida.csv'), 'antes');
    await recusa('meio.csv', muitas, ...PREDIAL, '--nucleos', '1', '-o', arquivo('meio-saida.csv'));
    expect(readFileSync(arquivo('meio-saida.csv'), 'utf8')).toBe('antes');
    expect(readdirSync(dirname(arquivo('x'))).filter((nome) => nome.includes('parcial'))).toStrictEqual([]);
    expect(existsSync(arquivo('meio-lancado.csv'))).toBe(false);
  });
});
