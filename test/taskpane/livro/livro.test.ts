import { instalaHospedeiro } from '../../functions/hospedeiroDeTeste';
import { fazGuias } from '../../../taskpane/livro/fazGuias';
import { fazLivro } from '../../../taskpane/livro/fazLivro';
import { lancaTodas } from '../../../taskpane/livro/lancaTodas';
import { EDITAIS, LIVROS, modeloDe } from '../../../taskpane/livro/modelos';
import { PlanilhaDeTeste } from '../planilhaDeTeste';
import { lancamentoDeTeste } from './lancamentoDeTeste';

instalaHospedeiro();

const planilha = new PlanilhaDeTeste([
  ['Proprietário', 'Natureza', 'Endereço', 'Valor locativo'],
  ['Pedro', 'casa', 'Rua B, 2', 1200],
  ['Ana', 'armazém', 'Rua A, 1', 1000.13],
  ['Rui', 'casa', 'Rua C, 3', 'a arbitrar'],
  ['Total', null, null, 2200.13],
]);
const jambeiro = () => lancamentoDeTeste(planilha, 'JAMBEIRO', 1960, 'IMPOSTO_PREDIAL');

describe('livro de lançamento de Jambeiro', () => {
  test('o do imposto predial tem as colunas do art. 30, com as duas prestações', async () => {
    const lancamento = await jambeiro();
    const { linhas, fora } = await lancaTodas(lancamento, planilha);
    expect(fora).toBe(1);
    const modelo = modeloDe(LIVROS, 'JAMBEIRO', 'IMPOSTO_PREDIAL');
    const livro = await fazLivro(lancamento, linhas, {
      nome: 'Livro',
      titulo: 'Livro',
      colunas: modelo?.colunas ?? [],
      artigo: modelo?.artigo ?? '',
      alfabetica: false,
      somar: true,
    });
    const [titulos, pedro, ana, total] = livro.celulas.slice(livro.cabecalho);
    expect(titulos).toStrictEqual([
      'Nome do proprietário',
      'Natureza do prédio',
      'Localização do prédio',
      'Valor locativo anual',
      'Importância da 1ª prestação',
      'Importância da multa (1ª)',
      'Importância da 2ª prestação',
      'Importância da multa (2ª)',
      'Total',
      'Data dos pagamentos',
      'Observações',
    ]);
    // Art. 25: 1.200,00 × 8% = 96,00, in two equal instalments (art. 34).
    expect(pedro?.slice(0, 9)).toStrictEqual(['Pedro', 'casa', 'Rua B, 2', 1200, 48, null, 48, null, 96]);
    // 1.000,13 × 8% = 80,0104 → 80,01: the odd centavo goes to the first instalment.
    expect(ana?.slice(0, 9)).toStrictEqual([
      'Ana',
      'armazém',
      'Rua A, 1',
      1000.13,
      40.01,
      null,
      40,
      null,
      80.01,
    ]);
    expect(total?.[8]).toStrictEqual({ formula: '=SUM(I6:I7)' });
    expect(livro.paisagem).toBe(true);
  });

  test('um cadastro sem nomes deixa o nome em branco, e o imóvel é a localização', async () => {
    const semNomes = new PlanilhaDeTeste([
      ['Imóvel', 'Valor locativo'],
      ['Rua A, 1', 1200],
    ]);
    const lancamento = await lancamentoDeTeste(semNomes, 'JAMBEIRO', 1960, 'IMPOSTO_PREDIAL');
    const { linhas } = await lancaTodas(lancamento, semNomes);
    const colunas = modeloDe(LIVROS, 'JAMBEIRO', 'IMPOSTO_PREDIAL')?.colunas ?? [];
    const pedido = { nome: 'L', titulo: 'L', colunas, artigo: '', alfabetica: false, somar: false };
    const livro = await fazLivro(lancamento, linhas, pedido);
    expect(livro.celulas[(livro.cabecalho ?? 0) + 1]?.slice(0, 4)).toStrictEqual([
      '',
      null,
      'Rua A, 1',
      1200,
    ]);
  });

  test('o edital tem nomes e importâncias, em ordem alfabética', async () => {
    const lancamento = await jambeiro();
    const { linhas } = await lancaTodas(lancamento, planilha);
    const modelo = modeloDe(EDITAIS, 'JAMBEIRO', 'IMPOSTO_PREDIAL');
    const edital = await fazLivro(lancamento, linhas, {
      nome: 'Edital',
      titulo: 'Edital',
      colunas: modelo?.colunas ?? [],
      artigo: modelo?.artigo ?? '',
      alfabetica: true,
      somar: false,
    });
    expect(edital.celulas.slice(edital.cabecalho)).toStrictEqual([
      ['Nome do contribuinte', 'Importância coletada'],
      ['Ana', 80.01],
      ['Pedro', 96],
    ]);
  });

  test('cada contribuinte tem o seu aviso numa página, com prestações e vencimentos', async () => {
    const lancamento = await jambeiro();
    const { linhas } = await lancaTodas(lancamento, planilha);
    const guias = await fazGuias(lancamento, linhas, 'Avisos');
    expect(guias.quebras).toHaveLength(1);
    const primeira = guias.celulas.slice(0, guias.quebras?.[0]);
    expect(primeira).toContainEqual(['Contribuinte', 'Pedro']);
    expect(primeira).toContainEqual(['Local', 'Rua B, 2']);
    expect(primeira).toContainEqual(['Valor', 'Cr$ 96,00']);
    // Art. 34: 31 January (in 1960 a Sunday: paid until Monday) and 30 June.
    expect(primeira).toContainEqual(['1ª', '31/01/1960 (paga-se até 01/02/1960)', 48, null]);
    expect(primeira).toContainEqual(['2ª', '30/06/1960', 48, null]);
  });

  test.each([
    ['IMPOSTO_TERRITORIAL', 'Lei nº 104/1958, art. 21'],
    ['LICENCA_VEICULO', 'Lei nº 104/1958, art. 67'],
    ['LICENCA_PUBLICIDADE', 'Lei nº 104/1958, art. 88'],
    ['TAXA_ESTRADAS', 'Lei nº 104/1958, art. 115'],
  ])('%s tem o livro que a lei prescreve: %s', (regra, artigo) => {
    expect(modeloDe(LIVROS, 'JAMBEIRO', regra)?.artigo).toBe(artigo);
  });
});
