import { exige, fato, lei, regra } from '../../../regra';
import { art, lei147, parte } from '../norma';
import { outrosProdutosLidos } from './outrosProdutosLidos';
import { COLUNAS, type Produto } from './produto';
import { produtosLidos } from './produtosLidos';
import { produtosIncertos, produtosSemNumero } from './produtosSemLeitura';

const TABELA = parte('tabela dos negociantes ambulantes');

const vedados = {
  MEDICAMENTOS: ['Medicamentos e produtos farmacêuticos', 'medicamentos', 'remédios'],
  BEBIDAS_ALCOOLICAS: ['Bebidas alcoólicas', 'bebidas'],
} as const;

const daLista = { ...produtosLidos, ...produtosIncertos };
const acrescentados = { ...outrosProdutosLidos, ...produtosSemNumero };

/** Each row in the form that the table, or the list of codes, asks for. */
function deCadaProduto<C extends string, T>(
  produtos: Readonly<Record<C, Produto>>,
  monta: (produto: Produto) => T,
): Readonly<Record<C, T>> {
  const montados = Object.entries<Produto>(produtos).map(([codigo, produto]) => [codigo, monta(produto)]);
  return Object.fromEntries(montados) as Readonly<Record<C, T>>;
}

const nomesDe = ({ nomes }: Produto): Produto['nomes'] => nomes;

/** Licença do comércio ambulante: arts. 46 to 48 and their table. Arts. 48, § 3º, c, to 57 are missing from the source. */
export const licencaAmbulante = regra({
  id: 'LICENCA_AMBULANTE',
  titulo: 'Licença do comércio ambulante',
  norma: lei147,
  fundamento: [art('46'), TABELA],
  resumo:
    'Licença prévia, pessoal e intransferível, pelo que se vende, por dia, trimestre, semestre ou ano. Medicamentos e bebidas alcoólicas são vedados; o menor de dezoito anos só trabalha por conta de terceiros.',
  fatos: {
    item: fato
      .enumerado('Produto', {
        ...deCadaProduto(daLista, nomesDe),
        ...vedados,
        ...deCadaProduto(acrescentados, nomesDe),
      })
      .obrigatoria(),
    periodo: fato.enumerado('Período', {
      DIA: ['Por dia', 'dia', 'diária'],
      TRIMESTRE: ['Por trimestre', 'trimestre'],
      SEMESTRE: ['Por semestre', 'semestre'],
      ANO: ['Por ano', 'ano', 'anual'],
    }),
    idade: fato.inteiro('Idade do ambulante (anos)'),
    contaDeTerceiros: fato.simNao('Trabalha por conta de terceiros'),
  },
  parametros: {
    tabela: lei.tabelaDupla(
      TABELA,
      COLUNAS,
      deCadaProduto({ ...daLista, ...acrescentados }, ({ nomes, valores, trechos, duvida, motivo }) =>
        lei.linhaDupla(nomes[0], valores, trechos, duvida, motivo),
      ),
    ),
    vedados: lei.relacao(art('48', '§ 3º'), {
      MEDICAMENTOS: 'a) medicamentos ou produtos farmaceuticos',
      BEBIDAS_ALCOOLICAS: 'db) bebidas nlcoolicos',
    }),
    maioridade: lei.numero('18', art('47', '§ 2º'), 'mm se tratando de mencr de 18 anos'),
  },
  catalogo: ['AMBULANTE_*', 'AMB_*'],
  calcular(f, p, conta) {
    if (p.vedados.tem(f.item)) {
      conta.nota('Comércio vedado ao ambulante', p.vedados.citacao);
      return { permitido: false };
    }
    if (f.idade && conta.menosDe(f.idade, p.maioridade) && f.contaDeTerceiros !== true) {
      conta.nota('Menor de dezoito anos: só por conta de terceiros', art('47', '§ 2º'));
      return { permitido: false };
    }
    const periodo = exige(f, 'periodo');
    return { valor: conta.celula('Licença', p.tabela, f.item, periodo) };
  },
});
