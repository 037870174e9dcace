import { type Conta, exige, fato, FatoInvalido, lei, regra } from '../../regra';
import type { Tabela } from '../../regra/parametro';
import type { Dinheiro, Numero } from '../../valor/grandeza';
import { G131, G132, G133, G134 } from './leituras';
import { naoSeLe } from './leituras/leitura';
import { art, lei147, leiDe1960, parte } from './norma';
import { mesesOuFracao } from './mesesOuFracao';

const TABELA = parte('Tabela N');
const DE_1960 = leiDe1960.art('1º', 'Tabela N');
const SEM_CAPRINO = 'o caprino está no art. 154, mas a tabela não tem linha para ele';

/** Matança e locações do matadouro: arts. 154 and 155, Table N, and the law of 17-12-1960. The day is that of the fact. */
export const taxaMatadouro = regra({
  id: 'TAXA_MATADOURO',
  titulo: 'Taxas do Matadouro',
  norma: lei147,
  fundamento: [art('155'), TABELA],
  resumo:
    'Por cabeça abatida e pela locação de pocilgas, mangueiras e pastos. A Lei de 17-12-1960 aumentou a tabela. O caprino não tem linha, e a ave não se lê.',
  fatos: {
    item: fato
      .enumerado('Taxa', {
        MATANCA: ['Matança', 'abate'],
        LOCACAO_POCILGA: ['Locação de pocilga', 'pocilga', 'chiqueiro'],
        LOCACAO_MANGUEIRA: ['Locação de mangueira', 'mangueira'],
        LOCACAO_PASTO: ['Locação de pasto', 'pasto'],
        LOCACAO_SALGADEIRO: ['Locação de salgadeiro', 'salgadeiro'],
      })
      .obrigatoria(),
    bovinos: fato.inteiro('Bovinos', { zeroEhValor: true }),
    suinos: fato.inteiro('Suínos', { zeroEhValor: true }),
    lanigeros: fato.inteiro('Lanígeros', { zeroEhValor: true }),
    caprinos: fato.inteiro('Caprinos', { zeroEhValor: true }),
    aves: fato.inteiro('Aves', { zeroEhValor: true }),
    meses: fato.inteiro('Meses inteiros'),
    diasFracao: fato.inteiro('Dias além dos meses inteiros'),
    cabecas: fato.inteiro('Cabeças no pasto'),
    dias: fato.inteiro('Dias no pasto'),
  },
  parametros: {
    matanca: lei.versoes(
      lei.tabela(TABELA, {
        BOVINO: lei.linha('Bovino', '20', 'de cade bovino abatido 20,00', G131),
        SUINO: lei.linha('Suíno', '10', 'de cada suino abatido 10,00', G131),
        LANIGERO: lei.linha('Lanígero', '6', 'de cada lanígaro abatido 6,00', G131),
        CAPRINO: lei.linhaIlegivel('Caprino', 'gado bevine, suino, caprino', SEM_CAPRINO),
        AVE: lei.linhaIlegivel('Ave', 'de todo o gado bevine', 'a tabela de 1950 não tem linha de aves'),
      }),
      lei.tabela(DE_1960, {
        BOVINO: lei.linha('Bovino', '100', 'hov-no abatido . .......0.,00 Cro 100,00', G133),
        SUINO: lei.linha('Suíno', '50', 'suino anetido eosarierara 50,00', G133),
        LANIGERO: lei.linha('Lanígero', '30', 'De cada Inrager: vu vá os 30,00', G133),
        CAPRINO: lei.linhaIlegivel('Caprino', 'De cada Inrager', SEM_CAPRINO),
        AVE: lei.linhaIlegivel('Ave', 'De cada Ave sbp lia J 20,06', naoSeLe(G134)),
      }),
    ),
    locacoes: lei.versoes(
      lei.tabela(TABELA, {
        LOCACAO_POCILGA: lei.linha('Pocilga, por mês', '50', 'pocilga, por mes ou fração - 50,00', G131),
        LOCACAO_MANGUEIRA: lei.linha('Mangueira, por mês', '50', 'por mes ou froção 50,400', G132),
        LOCACAO_PASTO: lei.linha('Pasto, por dia e cabeça', '1', 'por dia e por cabeça 1,00', G131),
        LOCACAO_SALGADEIRO: lei.linhaIlegivel(
          'Salgadeiro, por mês',
          'As locações serão cobradas da seguinte forma',
          'a tabela de 1950 não tem linha de salgadeiro',
        ),
      }),
      lei.tabela(DE_1960, {
        LOCACAO_POCILGA: lei.linha('Pocilga, por mês', '250', 'por mês qu fração 4 250 400', G133),
        LOCACAO_MANGUEIRA: lei.linha('Mangueira, por mês', '250', 'per mos vu fração 250,00', G133),
        LOCACAO_PASTO: lei.linha('Pasto, por dia e cabeça', '10', 'por dia o por cabeça | 10,00', G133),
        LOCACAO_SALGADEIRO: lei.linha(
          'Salgadeiro, por mês',
          '150',
          'Sal cadoiro ror res ou fração 150,00',
          G133,
        ),
      }),
    ),
  },
  catalogo: ['ALT_1960', 'MATADOURO', 'MATADOURO_AVE', 'LOCACAO_*'],
  calcular(f, p, conta) {
    if (f.item === 'MATANCA')
      return { valor: daMatanca(f, p.matanca, conta), fundamento: [p.matanca.citacao] };
    const fundamento = [p.locacoes.citacao] as const;
    const tarifa = conta.linha('Locação', p.locacoes, f.item);
    if (f.item === 'LOCACAO_PASTO') {
      const doDia = conta.vezes('Locação do dia', tarifa, exige(f, 'cabecas'));
      return { valor: conta.vezes('Todos os dias', doDia, exige(f, 'dias')), fundamento };
    }
    return { valor: conta.vezes('Todos os meses', tarifa, mesesOuFracao(conta, f)), fundamento };
  },
});

type Abate = Readonly<Record<'bovinos' | 'suinos' | 'lanigeros' | 'caprinos' | 'aves', Numero | undefined>>;

const LINHAS = {
  bovinos: 'BOVINO',
  suinos: 'SUINO',
  lanigeros: 'LANIGERO',
  caprinos: 'CAPRINO',
  aves: 'AVE',
} as const;

function daMatanca(
  f: Abate,
  tabela: Tabela<'BOVINO' | 'SUINO' | 'LANIGERO' | 'CAPRINO' | 'AVE', 'valor', 'dinheiro'>,
  conta: Conta,
): Dinheiro {
  const especies = Object.keys(LINHAS) as (keyof Abate)[];
  if (especies.every((especie) => f[especie] === undefined))
    throw new FatoInvalido('bovinos', `é preciso informar quantas cabeças: ${especies.join(', ')}`);
  const taxas = especies.flatMap((especie): Dinheiro[] => {
    const cabecas = f[especie];
    if (!cabecas || conta.zero(cabecas)) return [];
    return [conta.vezes('Matança', conta.linha('Taxa por cabeça', tabela, LINHAS[especie]), cabecas)];
  });
  return conta.soma('Taxa da matança', conta.nada, ...taxas);
}
