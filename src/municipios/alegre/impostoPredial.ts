import { type Conta, type Contexto, exige, fato, FatoInvalido, lei, regra, SemResposta } from '../../regra';
import type { DataCivil } from '../../calendario/dataCivil';
import type { Dinheiro } from '../../valor/grandeza';
import { L22, L23, L24, L25, L26, L27, L28, L29 } from './leituras';
import { noExercicio } from './noExercicio';
import { art, lei118 } from './norma';

/** Imposto Predial: arts. 22 to 29 and 36. */
export const impostoPredial = regra({
  id: 'IMPOSTO_PREDIAL',
  titulo: 'Imposto Predial',
  norma: lei118,
  fundamento: [art('23'), art('27')],
  resumo:
    'Dez por cento do valor locativo anual; oito por cento quando o próprio dono mora no prédio. Deve-o também o prédio cedido de graça ou vazio. Em duas prestações iguais, até 31 de março e 31 de julho. Quem é isento do imposto continua a dever as taxas.',
  fatos: {
    item: fato.enumerado('Modalidade', {
      COMPLEMENTO: 'Complemento por mudança no exercício',
      PREDIO_NOVO: ['Prédio novo ou reparado', 'prédio novo'],
    }),
    valorLocativo: fato.dinheiro('Valor locativo anual'),
    ocupacao: fato.enumerado('Ocupação', {
      PROPRIETARIO: ['Habitado pelo proprietário', 'próprio', 'dono', 'o próprio'],
      ALUGADO: ['Alugado', 'locado', 'inquilino', 'aluguel'],
      GRATUITO: ['Ocupado gratuitamente', 'cedido', 'de graça'],
      DESOCUPADO: ['Desocupado', 'vago', 'vazio'],
    }),
    aluguelMensal: fato.dinheiro('Aluguel de um mês'),
    sublocacaoMensal: fato.dinheiro('Renda mensal da sublocação'),
    outrasRendasMensais: fato.dinheiro('Móveis e outras rendas, por mês'),
    predioProprio: fato.simNao('A entidade é dona do prédio'),
    zona: fato.enumerado('Zona', { URBANA: 'Urbana', SUBURBANA: 'Suburbana' }),
    valorLocativoResidencial: fato.dinheiro('Valor locativo anual da parte residencial do templo'),
    mudanca: fato.data('Dia em que saiu e alugou, ou em que o aluguel subiu'),
    aliquotaPaga: fato.percentual('Alíquota já paga no exercício'),
    valorLocativoNovo: fato.dinheiro('Novo valor locativo anual'),
    terminoObra: fato.data('Término da obra'),
    inicioRenda: fato.data('Dia em que começou a render'),
  },
  parametros: {
    aliquota: lei.percentual('10', art('23'), 'dez por cento (10) sobre o valor'),
    aliquotaDoProprietario: lei.percentual('8', art('23', '§ único'), 'oito por cento (8%), cobrados', L22),
    prestacoes: lei.prestacoes(['31/03', '31/07'], art('29'), [
      'até o dia 31 de março',
      'até o dia 31 de julho',
    ]),
  },
  isencoes: [
    {
      codigo: 'UNIAO_ESTADO',
      titulo: 'Propriedade da União ou do Estado',
      citacao: art('36', 'a'),
      trecho: 'propriedade da União ou do Estado',
    },
    {
      codigo: 'BIBLIOTECA',
      titulo: 'Biblioteca',
      citacao: art('36', 'b'),
      trecho: 'pertencentes à Bibliotecas',
    },
    {
      codigo: 'CLUBE',
      titulo: 'Sociedade esportiva ou clube recreativo',
      citacao: art('36', 'c'),
      trecho: 'sedes de sociedades esportivas',
      condicao: 'em prédio próprio',
      quando: (f) => f.predioProprio === true,
    },
    {
      codigo: 'HOSPITAL_CARIDADE',
      titulo: 'Hospital, asilo, creche ou caridade',
      citacao: art('36', 'd'),
      trecho: 'hospitais, asilos, creches',
      condicao: 'em prédio próprio',
      quando: (f) => f.predioProprio === true,
    },
    {
      codigo: 'TEMPLO',
      titulo: 'Templo ou casa de culto',
      citacao: art('36', 'e'),
      trecho: 'os templos e casas de culto',
      leitura: L29,
      condicao: 'menos a parte residencial',
      quando: (f, _p, conta) => !f.valorLocativoResidencial || conta.zero(f.valorLocativoResidencial),
    },
    { codigo: 'ENSINO', titulo: 'Estabelecimento de ensino', citacao: art('36', 'f'), trecho: 's de ensino' },
    {
      codigo: 'SERVICO_MUNICIPAL',
      titulo: 'Cedido de graça a serviço municipal',
      citacao: art('36', 'g'),
      trecho: 'cedidos gratuitamente para funcionamento',
    },
    {
      codigo: 'BEM_DE_FAMILIA',
      titulo: 'Bem de família',
      citacao: art('36', 'h'),
      trecho: 'bem de família enquanto durar',
    },
    {
      codigo: 'LEI_ESPECIAL',
      titulo: 'Isento por lei especial',
      citacao: art('36', 'j'),
      trecho: 'os prédios isentos por leis especiais deste Município',
    },
    {
      codigo: 'SINDICATO',
      titulo: 'Sociedade musical, rural ou sindicato',
      citacao: art('36', 'k'),
      trecho: 'sociedades musicais, rurais e agropecuárias',
    },
    {
      codigo: 'FABRICA',
      titulo: 'Fábrica ou indústria agropecuária ou avícola',
      citacao: art('36', 'l'),
      trecho: 'nas zonas suburbanas, os prédios ocupados por fábricas',
      leitura: L29,
      condicao: 'em zona suburbana',
      quando: (f) => f.zona === 'SUBURBANA',
    },
    {
      codigo: 'LEIS_2_76_83',
      titulo: 'Construído nos termos das Leis nº 2/1948, 76/1950 e 83/1951',
      citacao: art('36', 'i'),
      trecho: 'durante os prazos estabelecidos nos citados artigos',
      condicao: 'nos prazos daquelas leis, que não estão na fonte',
      quando: () => {
        throw new SemResposta(
          'lei ausente: os prazos da isenção estão nas Leis nº 2/1948, 76/1950 e 83/1951',
        );
      },
    },
  ],
  pagamento: 'prestacoes',
  catalogo: [
    'PREDIAL_INCIDENCIA',
    'PREDIAL_VALOR_LOCATIVO',
    'PREDIAL_ALUGADO',
    'PREDIAL_PROPRIO',
    'PREDIAL_MUDANCA_USO',
    'PREDIAL_AUMENTO_ALUGUEL',
    'PREDIAL_PREDIO_NOVO',
    'PREDIAL_PARCELAS',
    'PREDIAL_ISENCAO_*',
    'PARCELAS_IGUAIS',
    'ARREDONDAMENTO',
  ],
  calcular(f, p, conta, contexto) {
    if (f.item === 'COMPLEMENTO') {
      const trimestres = trimestresQueRestam(exige(f, 'mudanca'), conta, contexto);
      const antigo = exige(f, 'valorLocativo');
      if (f.valorLocativoNovo) conta.usaAlternativa(conta.menosDe(f.valorLocativoNovo, antigo) ? L25 : L24);
      const novo = conta.parte('Imposto pelo novo valor locativo', p.aliquota, f.valorLocativoNovo ?? antigo);
      const pago = conta.parte('Imposto já lançado', exige(f, 'aliquotaPaga'), antigo);
      const excedente = conta.excesso('Excedente do ano', novo, pago);
      return { valor: conta.fracao('Complemento', excedente, trimestres, 4), trimestres };
    }
    const base = f.isencao === 'TEMPLO' ? exige(f, 'valorLocativoResidencial') : valorLocativoAnual(f, conta);
    if (!f.ocupacao) conta.nota('Ocupação não informada: alíquota geral', art('23'));
    const aliquota = f.ocupacao === 'PROPRIETARIO' ? p.aliquotaDoProprietario : p.aliquota;
    const imposto = conta.parte('Imposto do ano', aliquota, base);
    if (f.item === 'PREDIO_NOVO') {
      conta.usaAlternativa(L26);
      conta.usaAlternativa(L27);
      const meses = 12 - mesDoPrimeiroEvento(f.terminoObra, f.inicioRenda, contexto);
      return { valor: conta.fracao('Imposto desde o mês seguinte', imposto, meses, 12), meses };
    }
    return { valor: imposto, base, parcelas: conta.parcelas(imposto, p.prestacoes) };
  },
});

interface Rendas {
  readonly valorLocativo: Dinheiro | undefined;
  readonly aluguelMensal: Dinheiro | undefined;
  readonly sublocacaoMensal: Dinheiro | undefined;
  readonly outrasRendasMensais: Dinheiro | undefined;
}

/** Art. 27: twelve times the highest monthly rent, with furniture and whatever else the tenant pays. */
function valorLocativoAnual(f: Rendas, conta: Conta): Dinheiro {
  if (f.valorLocativo) return f.valorLocativo;
  if (!f.aluguelMensal && !f.sublocacaoMensal) return exige(f, 'valorLocativo');
  conta.usaAlternativa(L28);
  const renda = conta.maior(
    'Renda máxima do mês',
    f.aluguelMensal ?? conta.nada,
    f.sublocacaoMensal ?? conta.nada,
  );
  const mensal = conta.soma('Renda do mês', renda, f.outrasRendasMensais ?? conta.nada);
  return conta.vezes('Valor locativo anual', mensal, 12);
}

/** Art. 24: whole quarters left, or, by the other reading, also the one already begun (L-23). */
function trimestresQueRestam(mudanca: DataCivil, conta: Conta, contexto: Contexto): number {
  const { mes, dia } = noExercicio('mudanca', mudanca, contexto);
  // On the first day of a quarter both readings agree.
  const noPrimeiroDia = dia === 1 && mes % 3 === 1;
  return 4 - Math.ceil(mes / 3) + (noPrimeiroDia || conta.usaAlternativa(L23) ? 1 : 0);
}

/** Art. 26: the month of whichever comes first, the end of the works or the first rent. */
function mesDoPrimeiroEvento(
  terminoObra: DataCivil | undefined,
  inicioRenda: DataCivil | undefined,
  contexto: Contexto,
): number {
  const datas = [terminoObra, inicioRenda].filter((data) => data !== undefined);
  if (datas.length === 0)
    throw new FatoInvalido('terminoObra', 'é preciso informar o término da obra ou o início da renda');
  const [primeira] = datas.sort((a, b) => a.ano - b.ano || a.mes - b.mes || a.dia - b.dia) as [DataCivil];
  return noExercicio(primeira === inicioRenda ? 'inicioRenda' : 'terminoObra', primeira, contexto).mes;
}
