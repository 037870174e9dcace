import { exige, fato, lei, regra } from '../../regra';
import { L53 } from './leituras';
import { art, lei132, novaTabela } from './norma';

const ITENS = { TECIDOS: 'Ambulante de tecidos', AUXILIAR: 'Auxiliar do ambulante (art. 54)' };

/** Row of Tabela nº 5 when the goods were not told. */
const SEM_MERCADORIA = 'AMBULANTE';

/** Street trade: arts. 52 to 55 and Tabela nº 5, which the source lacks in both wordings. */
export const licencaAmbulante = regra({
  id: 'LICENCA_AMBULANTE',
  titulo: 'Licença de ambulante',
  norma: lei132,
  fundamento: [art('53'), art('54')],
  resumo:
    'Tanto por mês, conforme a mercadoria (Tabela nº 5, que a fonte não traz e o lançador informa), e outro tanto por auxiliar. Lenha em cargueiro, carvão, refrescos, sorvetes, frutas, doces, verduras, ovos e peixes são isentos.',
  fatos: {
    item: fato.enumeradoAberto('Mercadoria', {
      TECIDOS: ['Tecidos', 'fazendas'],
      LENHA_CARGUEIRO: 'Lenha em cargueiro',
      CARVAO: ['Carvão vegetal', 'carvão'],
      REFRESCOS: 'Refrescos',
      SORVETES: 'Sorvetes',
      FRUTAS: 'Frutas',
      DOCES: 'Doces',
      VERDURAS: 'Verduras',
      OVOS: 'Ovos',
      PEIXES: 'Peixes',
    }),
    meses: fato.inteiro('Meses de licença', { minimo: 1 }),
    auxiliares: fato.inteiro('Auxiliares do ambulante', { zeroEhValor: true }),
  },
  parametros: {
    tabela5: lei.versoes(
      lei.tabelaAusente(
        'Tabela nº 5',
        art('53'),
        'em qualquer tempo, pela tabela nº 5',
        'Cr$ por mês',
        ITENS,
      ),
      lei.tabelaAusente(
        'Tabela nº 5 (Lei nº 181/1963)',
        novaTabela('53'),
        'Ambulantes (por mês)',
        'Cr$ por mês',
        ITENS,
      ),
    ),
    pequenosMercadores: lei.relacao(art('55', '1'), {
      LENHA_CARGUEIRO: 'mercadores de lenha em cargueiros',
      CARVAO: 'carvão vegetal',
    }),
    generos: lei.relacao(art('55', '2'), {
      REFRESCOS: 'vendedores ambulantes de refrescos',
      SORVETES: 'sorvetes, frutas',
      FRUTAS: 'frutas, doces',
      DOCES: 'doces, verduras',
      VERDURAS: 'verduras, ovos',
      OVOS: 'ovos e peixes',
      PEIXES: 'ovos e peixes',
    }),
  },
  isencoes: [
    {
      codigo: 'PEQUENO_MERCADOR',
      titulo: 'Pequeno mercador de lenha em cargueiro ou de carvão',
      citacao: art('55', '1'),
      trecho: 'os pequenos mercadores de lenha em cargueiros, e carvão vegetal',
      condicao: 'pela mercadoria',
      automatica: true,
      quando: ({ item = SEM_MERCADORIA }, p) => p.pequenosMercadores.tem(item),
    },
    {
      codigo: 'GENEROS',
      titulo: 'Vendedor de refrescos, sorvetes, frutas, doces, verduras, ovos ou peixes',
      citacao: art('55', '2'),
      trecho: 'os vendedores ambulantes de refrescos',
      condicao: 'pela mercadoria',
      automatica: true,
      quando: ({ item = SEM_MERCADORIA }, p) => p.generos.tem(item),
    },
  ],
  catalogo: ['AMBULANTE', 'AMBULANTE_AUXILIAR', 'AMBULANTE_ISENCAO'],
  calcular(f, p, conta) {
    conta.usaAlternativa(L53);
    const tarifa = conta.linha('Tarifa por mês', p.tabela5, f.item ?? SEM_MERCADORIA);
    const meses = exige(f, 'meses');
    const licenca = conta.vezes('Licença', tarifa, meses);
    if (!f.auxiliares || conta.zero(f.auxiliares)) return { valor: licenca };
    const porAuxiliar = conta.linha('Tarifa por auxiliar e mês', p.tabela5, 'AUXILIAR');
    const auxiliares = conta.vezes(
      'Licença dos auxiliares',
      conta.vezes('Por mês', porAuxiliar, f.auxiliares),
      meses,
    );
    return { valor: conta.soma('Licença com os auxiliares', licenca, auxiliares) };
  },
});
