import { type Conta, exige, fato, lei, regra, SemResposta } from '../../regra';
import type { FatosLidos } from '../../regra/fato/fato';
import type { Dinheiro } from '../../valor/grandeza';
import { ATIVIDADES, parametrosDoImposto, type ParametrosDoImposto } from './elementosDasIndustrias';
import { fatoDoAto, isencoesDosImpostos } from './isencoesGerais';
import { J62 } from './leituras';
import { art, lei104 } from './norma';
import { parcelasIguais } from './parcelasIguais';
import { parteFixa } from './parteFixa';
import { aliquotaVariavel, parteVariavel } from './parteVariavel';
import { vencimentoDaContinuacao } from './vencimentos';

const fatos = {
  item: fato.enumerado('O que se calcula', { DIFERENCA: 'Diferença da classificação definitiva' }),
  impostoIndustrias: fato.dinheiro('Imposto de indústrias e profissões do exercício, sem a taxa'),
  atividade: fato.enumerado('Atividade', ATIVIDADES),
  valorLocativo: fato.dinheiro('Valor locativo anual do local'),
  natureza: fato.enumerado('Natureza', {
    ABERTURA: ['Abertura', 'instalação', 'nova'],
    CONTINUACAO: ['Continuação do funcionamento', 'renovação'],
  }),
  licencaPaga: fato.dinheiro('Licença provisória já paga'),
  ...fatoDoAto,
};

/** Licence of establishments: arts. 61 to 64. */
export const licencaEstabelecimento = regra({
  id: 'LICENCA_ESTABELECIMENTO',
  titulo: 'Licença de estabelecimento',
  norma: lei104,
  fundamento: [art('61–64')],
  resumo:
    'Dez por cento do imposto de indústrias e profissões do exercício, sem a taxa de assistência social. Na abertura paga-se com o pedido; para continuar, todo ano até 31 de janeiro.',
  fatos,
  parametros: {
    aliquotaDaLicenca: lei.percentual('10', art('62'), '10% (dez por cento) sobre o impdsto', J62),
    vencimento: vencimentoDaContinuacao,
    ...parametrosDoImposto,
  },
  isencoes: isencoesDosImpostos,
  pagamento: 'vencimento',
  catalogo: ['LICENCA_ESTABELECIMENTO', 'LICENCA_DIFERENCA', 'LICENCA_ESTABELECIMENTO_PAGAMENTO'],
  calcular(f, p, conta) {
    const paga = f.item === 'DIFERENCA' ? exige(f, 'licencaPaga') : undefined;
    const licenca = conta.parte('Licença', p.aliquotaDaLicenca, impostoIndustrias(f, p, conta));
    if (paga) return { valor: conta.excesso('Diferença, de recolhimento imediato', licenca, paga) };
    if (f.natureza !== 'CONTINUACAO') return { valor: licenca };
    return { valor: licenca, parcelas: parcelasIguais(conta, licenca, p.vencimento) };
  },
});

/** The tax that the licence is a tenth of, as given, or as far as the annexed tables are supplied. */
function impostoIndustrias(f: FatosLidos<typeof fatos>, p: ParametrosDoImposto, conta: Conta): Dinheiro {
  if (f.impostoIndustrias) return f.impostoIndustrias;
  // Banks have no variable part, and need no rent for it (art. 40, § 2º).
  if (!f.atividade || (!f.valorLocativo && !p.semParteVariavel.tem(f.atividade))) {
    throw new SemResposta(
      `${art('62').texto}: a licença é parte do imposto de indústrias e profissões, que não foi informado e depende de tabelas ausentes da fonte`,
    );
  }
  const pelaTabela = {
    atividade: f.atividade,
    valorLocativo: f.valorLocativo,
    aluguel: undefined,
    valorLocativoArbitrado: undefined,
    parteFixa: undefined,
    partesFixas: undefined,
    mesmoLocal: undefined,
    mesmaAdministracao: undefined,
    escrituracaoComum: undefined,
    conexas: undefined,
  };
  const fixa = parteFixa(pelaTabela, p, conta);
  const variavel = parteVariavel(pelaTabela, aliquotaVariavel(f.atividade, p, conta), conta);
  const soma = conta.soma('Imposto de indústrias e profissões', fixa, variavel);
  return conta.quantia('Imposto de indústrias e profissões, como se cobra', soma);
}
