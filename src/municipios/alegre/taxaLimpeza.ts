import { exige, fato, lei, regra } from '../../regra';
import { L84 } from './leiturasDasTaxas';
import { art, lei118, parte } from './norma';

/** Taxa de Limpeza Pública: arts. 149 to 154 and Tabela nº 1. Its exemptions are its own: art. 36 has no part in it. */
export const taxaLimpeza = regra({
  id: 'TAXA_LIMPEZA',
  titulo: 'Taxa de Limpeza Pública',
  norma: lei118,
  fundamento: [art('150'), parte('Tabela nº 1 da Limpeza Pública')],
  resumo:
    'Por ano, quarenta por cento do valor locativo de um mês, se o prédio tem esgoto; um e meio por cento, se não tem. Em duas prestações, com o Imposto Predial.',
  fatos: {
    valorLocativoMensal: fato.dinheiro('Valor locativo de um mês').obrigatoria(),
    esgoto: fato.simNao('Prédio provido de esgoto'),
    utilizadoEmServicos: fato.simNao('A União ou o Estado o usa em seus serviços'),
  },
  parametros: {
    comEsgoto: lei.percentual(
      '40',
      parte('Tabela nº 1 da Limpeza Pública', 'a'),
      'todos os prédios providos de esgotos; quarenta por cento (40%)',
      { leitura: L84, alternativa: '4' },
    ),
    semEsgoto: lei.percentual(
      '1.5',
      parte('Tabela nº 1 da Limpeza Pública', 'b'),
      'todos os prédios não providos de esgotos; um e meio por cento (1 ½ %)',
      L84,
    ),
    prestacoes: lei.prestacoes(['31/03', '31/07'], art('151 e 29'), [
      'em duas prestações iguais juntamente com o Imposto Predial',
      'até o dia 31 de março, e a do 2º semestre até o dia 31 de julho',
    ]),
  },
  isencoes: [
    {
      codigo: 'UNIAO_ESTADO',
      titulo: 'Prédio da União ou do Estado',
      citacao: art('154', 'a'),
      trecho: 'prédios da União e do Estado, quando utilizados em seus serviços',
      condicao: 'utilizado em seus serviços',
      quando: (f) => f.utilizadoEmServicos === true,
    },
    {
      codigo: 'HOSPITAL_CARIDADE',
      titulo: 'Hospital ou casa de beneficência',
      citacao: art('154', 'b'),
      trecho: 'hospitais ou casas de beneficência',
    },
    {
      codigo: 'TEMPLO',
      titulo: 'Templo de qualquer religião',
      citacao: art('154', 'c'),
      trecho: 'os templos de qualquer religião',
    },
    {
      codigo: 'ENSINO',
      titulo: 'Estabelecimento de ensino',
      citacao: art('36', '§ único'),
      trecho: 'não eximem os beneficiários do pagamento de taxas',
      condicao: 'isento só do Imposto Predial: paga a taxa',
      quando: () => false,
    },
  ],
  pagamento: 'prestacoes',
  catalogo: ['LIMPEZA_*', 'PREDIAL_ISENCAO_NAO_ALCANCA_TAXAS'],
  calcular(f, p, conta) {
    const aliquota = exige(f, 'esgoto') ? p.comEsgoto : p.semEsgoto;
    const base = conta.usaAlternativa(L84)
      ? conta.vezes('Valor locativo do ano', f.valorLocativoMensal, 12)
      : f.valorLocativoMensal;
    const valor = conta.parte('Taxa do ano', aliquota, base);
    return { valor, parcelas: conta.parcelas(valor, p.prestacoes) };
  },
});
