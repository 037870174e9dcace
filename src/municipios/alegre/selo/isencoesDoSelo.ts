import type { Conta, Isencao } from '../../../regra';
import type { Citacao } from '../../../norma/norma';
import type { Dinheiro } from '../../../valor/grandeza';
import { art, parte } from '../norma';

interface FatosDaIsencao {
  readonly item: string;
  readonly quantia: Dinheiro | undefined;
  readonly signatarioNaoIsento: boolean | undefined;
}

/** Art. 110, § único: with one signatory who is not exempt, the whole stamp falls on that one. */
const alegada = (codigo: string, titulo: string, citacao: Citacao, trecho: string) => ({
  codigo,
  titulo,
  citacao,
  trecho,
  condicao: 'se nenhum signatário deixar de ser isento',
  quando: (f: FatosDaIsencao) => f.signatarioNaoIsento !== true,
});

/** Exemptions from the stamp: arts. 123 and 124, and Tabela nº 1. */
export const isencoesDoSelo = [
  {
    codigo: 'RECIBO_MENOR_20',
    titulo: 'Recibo de menos de 20 cruzeiros',
    citacao: art('124', 'a'),
    trecho: 'recibos de quantias inferiores a vinte cruzeiros',
    automatica: true,
    quando: (f: FatosDaIsencao, p: { readonly reciboIsento: Dinheiro }, conta: Conta) =>
      f.item === 'RECEBIMENTO' && f.quantia !== undefined && conta.menosDe(f.quantia, p.reciboIsento),
  },
  {
    codigo: 'LICENCA_SAUDE',
    titulo: 'Portaria de licença para tratamento de saúde',
    citacao: parte('Tabela nº 1 do Selo'),
    trecho:
      'Estão isentas de selo as portarias de licença concedida a funcionário municipal para tratamento de saúde',
    automatica: true,
    quando: (f: FatosDaIsencao) => f.item === 'PORTARIA_LICENCA_SAUDE',
  },
  alegada('POBREZA', 'Atestado de pobreza', parte('Tabela nº 1 do Selo', 'atestados, a'), 'a) de pobreza'),
  alegada('ELEITORAL', 'Fins eleitorais', art('124', 'b'), 'para fins eleitorais , militares ou escolares'),
  alegada('MILITAR', 'Fins militares', art('124', 'b'), 'para fins eleitorais , militares ou escolares'),
  alegada('ESCOLAR', 'Fins escolares', art('124', 'b'), 'para fins eleitorais , militares ou escolares'),
  alegada(
    'FUNCIONARIO',
    'Funcionário municipal, em assunto da função',
    art('124', 'c'),
    'os funcionários municipais, em assuntos relacionados com suas funções',
  ),
  alegada(
    'ENSINO',
    'Estabelecimento de ensino',
    art('124', 'd'),
    'os estabelecimentos de ensino, associações de caridade e pessoas indigentes',
  ),
  alegada(
    'CARIDADE',
    'Associação de caridade',
    art('124', 'd'),
    'os estabelecimentos de ensino, associações de caridade e pessoas indigentes',
  ),
  alegada(
    'INDIGENTE',
    'Pessoa indigente',
    art('124', 'd'),
    'os estabelecimentos de ensino, associações de caridade e pessoas indigentes',
  ),
  alegada(
    'VEREADOR',
    'Vereador, em assunto da função',
    art('124', 'e'),
    'os Vereadores à Câmara Municipal, em assuntos relacionados com suas funções',
  ),
  alegada(
    'UNIAO_ESTADO',
    'Ônus exclusivo da União ou do Estado',
    art('123'),
    'exclusivamente, sobre o governo federal ou o governo estadual',
  ),
] as const satisfies readonly Partial<Isencao<never, never>>[];
