import { dataCivil, depois, type DataCivil } from '../../calendario/dataCivil';
import { type Conta, type Contexto, exige, fato, FatoInvalido, lei, regra } from '../../regra';
import type { Saida } from '../../regra/saida';
import type { Dinheiro } from '../../valor/grandeza';
import { baseDoPredial, comoSonegado } from './baseDoPredial';
import { comMora, totalComMora } from './comMora';
import { multaDeMora } from './figurasComuns';
import { isencoesDoPredial } from './isencoesDoPredial';
import { G05, G06, G07, G09 } from './leituras';
import { art, lei147, lei273 } from './norma';

/** Imposto Predial Urbano: arts. 14 to 25, and the Lei nº 273/1953. */
export const impostoPredial = regra({
  id: 'IMPOSTO_PREDIAL',
  titulo: 'Imposto Predial Urbano',
  norma: lei147,
  fundamento: [art('15 e 16')],
  resumo:
    'Oito por cento do valor locativo anual, e nunca menos de dois décimos por cento do valor venal. Vence em junho; quem paga depois deve mais dez por cento.',
  fatos: {
    item: fato.enumerado('Modalidade', { PREDIO_NOVO: ['Prédio novo no exercício', 'prédio novo'] }),
    valorLocativo: fato.dinheiro('Valor locativo anual'),
    valorVenal: fato.dinheiro('Valor venal do prédio').obrigatoria(),
    aluguel: fato.dinheiro('Aluguel anual, global'),
    utilidadesSeparadas: fato.dinheiro('Luz, força, água e gás pagos à parte, por ano'),
    mobiliado: fato.simNao('Cômodos ou apartamento mobiliado'),
    moveis: fato.dinheiro('Parte do aluguel anual relativa aos móveis'),
    sonegado: fato.simNao('Prédio sonegado à inscrição'),
    ocupacao: fato.enumerado('Ocupação', {
      PROPRIETARIO: ['Residência do proprietário', 'próprio', 'dono', 'o próprio'],
      ALUGADO: ['Alugado', 'locado', 'inquilino'],
      GRATUITO: ['Ocupado gratuitamente', 'cedido', 'de graça'],
      DESOCUPADO: ['Desocupado', 'vago', 'vazio'],
    }),
    unicoImovel: fato.simNao('O dono não tem outro imóvel'),
    valorLocativoArbitrado: fato.dinheiro('Valor locativo anual arbitrado'),
    valorLocativoArbitradoAnterior: fato.dinheiro('Valor locativo arbitrado no exercício anterior'),
    predioProprio: fato.simNao('A entidade é dona do prédio'),
    matriculasGratuitas: fato.simNao('Mantém matrículas gratuitas'),
    terminoObra: fato.data('Término da obra'),
    pagamento: fato.data('Pagamento'),
  },
  parametros: {
    aliquota: lei.percentual('8', art('15'), 'da 3º Ícito por cento)'),
    pisoDoVenal: lei.percentual(
      '0.2',
      art('15', 'parágrafo único'),
      '(dois decimos por cento) do valor vens)',
    ),
    maximoDosMoveis: lei.percentual('20', art('17', 'parágrafo único'), '20% (vinte par cento) 5o aluguci'),
    acrescimoDoSonegado: lei.percentual('20', art('23'), 'acrescidos de 20” (vinte por cento)'),
    variacaoDoArbitrado: lei.versoes(
      lei.percentual('10', art('16', '§ 3º'), 'não poderão variar além de 10% (dez por canto)', G05),
      lei.semEfeito(
        lei273.art('3º'),
        'o limite da variação foi suprimido',
        'Fica suprimido ra artigo 168 .. » seu parógra. fo 3º',
      ),
    ),
    pequenoValor: lei.versoes<Dinheiro | undefined>(
      lei.dinheiro('600', art('25', 'a'), 'predios de valor locetivo anual até ( 600.00', G07),
      lei.semEfeito(
        lei273.art('2º'),
        'a nova redação do art. 25 não tem a isenção do pequeno valor',
        'O Artigo 252, paso a ter a seguinte redação',
      ),
    ),
    vencimento: lei.prestacoes(['ultimo/06'], art('182', '4'), 'Vencimento em Jy nhes', G09),
    multaDeMora,
  },
  isencoes: [
    ...isencoesDoPredial,
    {
      codigo: 'PEQUENO_VALOR',
      titulo: 'Pequeno valor locativo, residência do dono',
      citacao: art('25', 'a'),
      trecho: 'nenhum outro imóvel',
      leitura: G07,
      condicao: 'de valor locativo até Cr$ 600,00, com residência do dono, que não tem outro imóvel',
      automatica: true,
      ate: dataCivil(1953, 12, 31),
      // Decided in the formula, which has the rental value at hand.
      quando: () => false,
    },
  ],
  catalogo: [
    'ALT_1953A',
    'IMPOSTO_PREDIAL',
    'PREDIAL_VL_BASE',
    'PREDIAL_LIMITE_VARIACAO',
    'PREDIAL_EXCLUI_SERVICOS',
    'PREDIAL_DEDUCAO_MOVEIS',
    'PREDIAL_SONEGADO',
    'PREDIAL_OBRA_NOVA',
    'PREDIAL_ISENCAO_*',
    'PREDIAL_VENCIMENTO',
  ],
  calcular(f, p, conta, contexto) {
    const { base, deducaoMoveis } = baseDoPredial(f, p, conta);
    const residenciaUnica = f.ocupacao === 'PROPRIETARIO' && f.unicoImovel === true;
    if (residenciaUnica && p.pequenoValor && conta.ate(base, p.pequenoValor)) {
      conta.usaAlternativa(G07);
      conta.nota('Isento: pequeno valor locativo, residência única do dono', art('25', 'a'));
      return { valor: conta.nada, isento: true, fundamento: [art('25', 'a')] };
    }
    const valorVenal = f.sonegado
      ? comoSonegado(conta, 'Valor venal', f.valorVenal, p.acrescimoDoSonegado)
      : f.valorVenal;
    const doAno = conta.maior(
      'Imposto do ano',
      conta.parte('Imposto sobre o valor locativo', p.aliquota, base),
      conta.parte('Mínimo pelo valor venal', p.pisoDoVenal, valorVenal),
    );
    const novo =
      f.item === 'PREDIO_NOVO' ? doPredioNovo(exige(f, 'terminoObra'), doAno, conta, contexto) : {};
    const valor = novo.valor ?? doAno;
    const apurado = { valor, base, deducaoMoveis, ...novo };
    if (!f.pagamento) return apurado;
    const [vencimento] = conta.vencimentos(p.vencimento) as [DataCivil];
    if (novo.valor && f.terminoObra && depois(f.terminoObra, vencimento)) {
      conta.nota(
        'Prédio novo, terminado depois de junho: o Código não diz quando vence, e não se conta mora',
      );
      return { ...apurado, ...totalComMora(conta, valor, p.multaDeMora, false) };
    }
    return { ...apurado, ...comMora(conta, valor, p.multaDeMora, vencimento, f.pagamento) };
  },
});

/** Art. 24: twelfths from the month after the works ended. */
function doPredioNovo(
  terminoObra: DataCivil,
  doAno: Dinheiro,
  conta: Conta,
  { exercicio }: Contexto,
): Pick<Saida, 'meses'> & { readonly valor?: Dinheiro } {
  if (terminoObra.ano !== exercicio) {
    throw new FatoInvalido(
      'terminoObra',
      `é de ${terminoObra.ano}; aceita-se uma data do exercício ${exercicio}`,
    );
  }
  conta.usaAlternativa(G06);
  const meses = 12 - terminoObra.mes;
  return { valor: conta.fracao('Imposto desde o mês seguinte', doAno, meses, 12), meses };
}
