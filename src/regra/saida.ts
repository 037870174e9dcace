import type { DataCivil } from '../calendario/dataCivil';
import type { DataHora } from '../calendario/dataHora';
import type { Dinheiro, Grandeza, Unidade } from '../valor/grandeza';
import type { Citacao } from '../norma/norma';
import type { Parcela } from './conta/conta';

type TipoDeSaida = 'dinheiro' | 'medida' | 'simNao' | 'data' | 'texto' | 'ano';

/** Every result that a rule may give: what it is, and its title. One name has one meaning everywhere. */
export const SAIDAS = {
  valor: ['dinheiro', 'Valor'],
  base: ['dinheiro', 'Base de cálculo', 'deConta'],
  principal: ['dinheiro', 'Principal'],
  desconto: ['dinheiro', 'Desconto'],
  multaMora: ['dinheiro', 'Multa de mora'],
  acrescimo: ['dinheiro', 'Acréscimo'],
  juros: ['dinheiro', 'Juros'],
  deducaoMoveis: ['dinheiro', 'Dedução dos móveis', 'deConta'],
  valorMinimo: ['dinheiro', 'Piso'],
  valorMaximo: ['dinheiro', 'Teto'],
  parteFixa: ['dinheiro', 'Parte fixa'],
  parteVariavel: ['dinheiro', 'Parte variável'],
  imposto: ['dinheiro', 'Imposto'],
  taxaAssistenciaSocial: ['dinheiro', 'Taxa de assistência social'],
  valorPorIngresso: ['dinheiro', 'Valor por ingresso', 'deConta'],
  valorMensal: ['dinheiro', 'Valor mensal'],
  valorTrimestral: ['dinheiro', 'Valor trimestral'],
  valorPorMetro: ['dinheiro', 'Valor por metro', 'deConta'],
  valorPrestacao: ['dinheiro', 'Valor da prestação'],
  multaMinima: ['dinheiro', 'Multa mínima'],
  multaMaxima: ['dinheiro', 'Multa máxima'],
  totalDevido: ['dinheiro', 'Total devido'],
  multaUfir: ['medida', 'Multa em UFIR'],
  multaUfirMinima: ['medida', 'Multa mínima em UFIR'],
  multaUfirMaxima: ['medida', 'Multa máxima em UFIR'],
  aliquota: ['medida', 'Alíquota'],
  taxaJuros: ['medida', 'Juros ao ano'],
  meses: ['medida', 'Meses'],
  trimestres: ['medida', 'Trimestres'],
  prestacoes: ['medida', 'Prestações'],
  prazoDias: ['medida', 'Dias para regularizar'],
  metros: ['medida', 'Metros tributáveis'],
  area: ['medida', 'Área (m²)'],
  areaTributavel: ['medida', 'Área tributável (m²)'],
  areaExcluida: ['medida', 'Área excluída (m²)'],
  fichas: ['medida', 'Fichas'],
  vias: ['medida', 'Vias'],
  contribuintes: ['medida', 'Contribuintes'],
  mesVencimento: ['medida', 'Mês de vencimento'],
  anosMaximo: ['medida', 'Máximo de anos'],
  mesesMaximo: ['medida', 'Máximo de meses'],
  isento: ['simNao', 'Isento'],
  incide: ['simNao', 'Incide'],
  permitido: ['simNao', 'Permitido'],
  licencaObrigatoria: ['simNao', 'Licença obrigatória'],
  exigeNovaLicenca: ['simNao', 'Exige nova licença'],
  parcelaUnica: ['simNao', 'Parcela única'],
  emVigor: ['simNao', 'Em vigor'],
  dividaAtiva: ['simNao', 'Dívida ativa'],
  cassacao: ['simNao', 'Cassação'],
  fechamento: ['simNao', 'Fechamento'],
  apreensao: ['simNao', 'Apreensão'],
  lacuna: ['simNao', 'Lacuna da lei'],
  cabe: ['simNao', 'Cabe'],
  discricionario: ['simNao', 'Faculdade da autoridade'],
  conforme: ['simNao', 'Conforme'],
  obrigatorio: ['simNao', 'Obrigatório'],
  dispensado: ['simNao', 'Dispensado'],
  zona: ['texto', 'Zona'],
  forma: ['texto', 'Forma de pagamento'],
  faixa: ['texto', 'Faixa'],
  acao: ['texto', 'Ação'],
  classe: ['texto', 'Classe'],
  vencimento: ['data', 'Vencimento'],
  vencimentoUtil: ['data', 'Vencimento em dia útil'],
  vencimentoProrrogado: ['data', 'Vencimento prorrogado'],
  inicio: ['data', 'Início'],
  ate: ['data', 'Até'],
  prazo: ['data', 'Prazo'],
  prazoNominal: ['data', 'Prazo nominal'],
  prazoProrrogado: ['data', 'Prazo prorrogado'],
  prazoProrrogadoNominal: ['data', 'Prazo prorrogado nominal'],
  impressosAte: ['data', 'Impressos até'],
  impressosAteNominal: ['data', 'Impressos até (nominal)'],
  inscricao: ['data', 'Inscrição'],
  limite: ['data', 'Limite'],
  exercicioAbrangido: ['ano', 'Exercício abrangido'],
  alturaMinima: ['medida', 'Altura mínima (m)'],
  alturaMaxima: ['medida', 'Altura máxima (m)'],
  altura: ['medida', 'Altura (m)'],
  ocupacaoMaxima: ['medida', 'Ocupação máxima (m)'],
  espessuraMinima: ['medida', 'Espessura mínima (m)'],
  balancoMaximo: ['medida', 'Balanço máximo (m)'],
  desnivel: ['medida', 'Desnível (m)'],
  larguraMinima: ['medida', 'Largura mínima (m)'],
  peDireitoMinimo: ['medida', 'Pé-direito mínimo (m)'],
  declividade: ['medida', 'Declividade'],
  iluminacaoMinima: ['medida', 'Iluminação mínima (m²)'],
  ventilacaoMinima: ['medida', 'Ventilação mínima (m²)'],
  diametroMinimo: ['medida', 'Diâmetro mínimo (m)'],
  areaMinima: ['medida', 'Área mínima (m²)'],
  afastamentoMinimo: ['medida', 'Afastamento mínimo (m)'],
  chuveiros: ['medida', 'Chuveiros'],
  vasosPorSexo: ['medida', 'Vasos por sexo'],
  lavatoriosPorSexo: ['medida', 'Lavatórios por sexo'],
  vasosMasculinos: ['medida', 'Vasos masculinos'],
  lavatoriosMasculinos: ['medida', 'Lavatórios masculinos'],
  mictorios: ['medida', 'Mictórios'],
  vasosFemininos: ['medida', 'Vasos femininos'],
  lavatoriosFemininos: ['medida', 'Lavatórios femininos'],
  bebedouros: ['medida', 'Bebedouros'],
  conjuntos: ['medida', 'Conjuntos'],
  larguraSaidas: ['medida', 'Largura das saídas (m)'],
  larguraCirculacaoExterna: ['medida', 'Largura da circulação externa (m)'],
  larguraEscada: ['medida', 'Largura da escada (m)'],
  areaSalaEspera: ['medida', 'Área da sala de espera (m²)'],
  setoresMinimo: ['medida', 'Mínimo de setores'],
  comprimentoPatamar: ['medida', 'Comprimento do patamar (m)'],
  vaosEntrada: ['medida', 'Vãos de entrada'],
  larguraVao: ['medida', 'Largura do vão (m)'],
  larguraCorredor: ['medida', 'Largura do corredor (m)'],
  larguraVaga: ['medida', 'Largura da vaga (m)'],
  comprimentoVaga: ['medida', 'Comprimento da vaga (m)'],
  compartimentosMinimo: ['medida', 'Mínimo de compartimentos'],
  denominadorMaximo: ['medida', 'Denominador máximo da escala'],
  denominador: ['medida', 'Denominador da escala'],
  jogos: ['medida', 'Jogos de cópias'],
  declividadeLimite: ['medida', 'Declividade inferior a'],
  declividadeMaxima: ['medida', 'Declividade máxima'],
  espelhoMaximo: ['medida', 'Altura máxima do degrau (m)'],
  pisoMinimo: ['medida', 'Piso mínimo do degrau (m)'],
  degrausMaximo: ['medida', 'Máximo de degraus'],
  distanciaDivisaMinima: ['medida', 'Distância mínima da divisa (m)'],
  distanciaPocoMinima: ['medida', 'Distância mínima do poço (m)'],
  poltronasMaximo: ['medida', 'Máximo de poltronas por setor'],
  poltronasPorLadoMaximo: ['medida', 'Máximo de poltronas de cada lado'],
} as const satisfies Readonly<Record<string, readonly [TipoDeSaida, string, 'deConta'?]>>;

/**
 * Whether the amount is one that is charged. The others only take part in the account (a base, a unit price), and
 * keep their centavos even when the currency of the time has none: the law drops the fraction of the final value.
 */
export function ehCobrada(nome: NomeDeSaida): boolean {
  const [, , papel] = SAIDAS[nome] as readonly [TipoDeSaida, string, 'deConta'?];
  return papel !== 'deConta';
}

export type NomeDeSaida = keyof typeof SAIDAS;

type ValorDeSaida<K extends NomeDeSaida> = (typeof SAIDAS)[K][0] extends 'dinheiro'
  ? Dinheiro
  : (typeof SAIDAS)[K][0] extends 'medida'
    ? Grandeza<Unidade> | number
    : (typeof SAIDAS)[K][0] extends 'simNao'
      ? boolean
      : (typeof SAIDAS)[K][0] extends 'data'
        ? DataCivil | DataHora
        : (typeof SAIDAS)[K][0] extends 'ano'
          ? number
          : string;

/** Half of an amount that falls due at an event instead of on a date. */
export interface ParcelaComMarco {
  readonly marco: string;
  readonly valor: Dinheiro;
}

/** What a formula returns. Results that do not apply are simply absent (or undefined). */
export type Saida = { readonly [K in NomeDeSaida]?: ValorDeSaida<K> | undefined } & {
  readonly parcelas?: readonly (Parcela | ParcelaComMarco)[] | undefined;
  /** Articles behind this very result, when the rule gathers provisions of many; absent, those of the rule. */
  readonly fundamento?: readonly [Citacao, ...Citacao[]] | undefined;
};
