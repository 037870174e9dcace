import { antes, somaAnos, somaDias, type DataCivil, depois } from '../../calendario/dataCivil';
import { type Conta, exige, fato, FatoInvalido, lei } from '../../regra';
import type { ParametrosEntregues } from '../../regra/parametro/parametro';
import { L23 } from './leituras';
import { art, lei132 } from './norma';

export const fatosDaIndustriaNova = {
  semSimilar: fato.simNao('Indústria sem similar no Município'),
  instalacao: fato.data('Data da instalação da indústria'),
  dataReferencia: fato.data('Dia em que se faz a pergunta'),
};

/** Art. 48, 7. */
export const parametrosDaIndustriaNova = {
  anosDeIsencao: lei.numero('2', art('48', '7'), 'durante 2 anos', L23),
  anosParaInstalar: lei.numero('5', art('48', '7'), 'dentro de 5 anos da vigência deste Código', L23),
};

interface IndustriaNova {
  readonly semSimilar: boolean | undefined;
  readonly instalacao: DataCivil | undefined;
  readonly dataReferencia: DataCivil | undefined;
}

type Figuras = ParametrosEntregues<typeof parametrosDaIndustriaNova>;

/** The day on which the exemption of a new industry ends, or undefined if it never had it. */
export function fimDaIsencao(f: IndustriaNova, p: Figuras, conta: Conta): DataCivil | undefined {
  const instalacao = exige(f, 'instalacao');
  const ultimoDia = somaDias(somaAnos(lei132.inicio, conta.inteiro(p.anosParaInstalar)), -1);
  conta.usaAlternativa(L23);
  if (f.semSimilar !== true || antes(instalacao, lei132.inicio) || depois(instalacao, ultimoDia))
    return undefined;
  return somaAnos(instalacao, conta.inteiro(p.anosDeIsencao));
}

/** Art. 48: what a taxpayer may claim against indústrias e profissões. */
export const isencoesDeIndustrias = [
  {
    codigo: 'DIARISTA',
    titulo: 'Operário, diarista, doméstico ou assalariado',
    citacao: art('48', '1'),
    trecho: 'os operários, diaristas, domésticos, criados',
  },
  {
    codigo: 'FUNCIONARIO',
    titulo: 'Funcionário público ou serventuário da justiça, se assalariado',
    citacao: art('48', '2'),
    trecho: 'os funcionários públicos e serventuários da justiça',
  },
  {
    codigo: 'PROFESSOR',
    titulo: 'Professor',
    citacao: art('48', '3'),
    trecho: 'e os professores',
  },
  {
    codigo: 'ENSINO',
    titulo: 'Estabelecimento de ensino',
    citacao: art('48', '3'),
    trecho: 'os estabelecimentos de ensino e os professores',
  },
  {
    codigo: 'COOPERATIVA',
    titulo: 'Cooperativa ou consórcio profissional',
    citacao: art('48', '4'),
    trecho: 'as cooperativas de profissionais da mesma profissão',
  },
  {
    codigo: 'AGRICULTOR',
    titulo: 'Agricultor, com o engenho do próprio estabelecimento rural',
    citacao: art('48', '5'),
    trecho: 'os agricultores proprietários ou não',
  },
  {
    codigo: 'PEQUENO_PRODUTOR_RURAL',
    titulo: 'Comércio de pequeno produtor rural',
    citacao: art('48', '6'),
    trecho: 'o comércio de pequenos produtores rurais',
  },
  {
    codigo: 'INDUSTRIA_NOVA',
    titulo: 'Indústria nova, sem similar no Município',
    citacao: art('48', '7'),
    trecho: 'os produtos de indústrias novas, ainda sem similares no Município',
    leitura: L23,
    condicao: 'instalada até 31/12/1964, durante dois anos',
    quando: (f: IndustriaNova, p: Figuras, conta: Conta): boolean => {
      const fim = fimDaIsencao(f, p, conta);
      return fim !== undefined && antes(dataDaPergunta(f), fim);
    },
  },
];

/** @throws {FatoInvalido} missing, or before there was an industry */
export function dataDaPergunta(f: IndustriaNova): DataCivil {
  const dia = exige(f, 'dataReferencia');
  if (antes(dia, exige(f, 'instalacao')))
    throw new FatoInvalido('dataReferencia', 'é anterior à instalação da indústria');
  return dia;
}
