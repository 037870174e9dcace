import { type Conta, exige, fato, lei, regra } from '../../regra';
import type { ParametrosEntregues } from '../../regra/parametro/parametro';
import type { Dinheiro } from '../../valor/grandeza';
import { fatoDoAto, isencoesDosImpostos } from './isencoesGerais';
import { J14, J16 } from './leituras';
import {
  fatosDaTestada,
  metrosTributaveis,
  parametrosDaTestada,
  TIPOS_POR_TESTADA,
} from './metrosTributaveis';
import { art, lei104, parte } from './norma';
import { parcelasIguais } from './parcelasIguais';
import { vencimentoDoTerritorial } from './vencimentos';

const parametros = {
  tabela1: lei.tabelaAusente('Tabela nº 1', art('16'), 'com a tabela nº 1', 'Cr$ por metro de frente', {
    SEDE: 'Sede do Município (zona única)',
    POVOACAO: 'Povoação',
  }),
  ...parametrosDaTestada,
  limiteAreaGrande: lei.percentual(
    '1.5',
    art('16', '§ 1º'),
    '1,5% (um e meio por cento) do valor venal doterreno',
  ),
  tercosDaLargura: lei.numero('2', art('16', '§ 1º'), 'em dois térgos de sua'),
  pisoAreaPequena: lei.dinheiro('20', art('16', '§ 2º'), 'Cr$ 20,00 (vinte cruzeiros)'),
  tercosDaFrente: lei.numero('2', art('16', '§ 2º'), 'dois têrços dos metros lineares'),
  limiteAreaPequena: lei.percentual('1.5', art('16', '§ 2º'), 'mo de 1,5% (um e meio por cento)'),
  // The source has no sign of percentage in the numeral; the words have it.
  limiteAreaExcedente: lei.percentual('1.5', art('16', '§ 3º'), 'superior a 1,5 (um e melo por cento)', J16),
  vencimento: vencimentoDoTerritorial,
};

/** Imposto Territorial Urbano: arts. 12 to 23, with Tabela nº 1, which the source lacks. */
export const impostoTerritorial = regra({
  id: 'IMPOSTO_TERRITORIAL',
  titulo: 'Imposto Territorial Urbano',
  norma: lei104,
  fundamento: [art('16–18'), parte('Tabela nº 1')],
  resumo:
    'Paga-se por metro de frente, pela tabela nº 1. O terreno irregular tem piso e teto, e a área que sobra da parte edificada paga como a do vizinho, até 1,5% do seu valor venal. De uma só vez, até 30 de junho.',
  fatos: {
    tipo: fato.enumerado('Configuração do terreno', {
      ...TIPOS_POR_TESTADA,
      IRREGULAR_AREA_GRANDE: 'Irregular, área muito grande para a frente',
      IRREGULAR_AREA_PEQUENA: 'Irregular, área muito pequena para a frente',
      AREA_EXCEDENTE: 'Área excedente da parte edificada',
    }),
    ...fatosDaTestada,
    valorTabela: fato.dinheiro('Tarifa da tabela nº 1 (Cr$ por metro)'),
    valorVenal: fato.dinheiro('Valor venal do terreno, sem benfeitorias'),
    maiorLargura: fato.metros('Maior largura do terreno (m)'),
    areaExcedente: fato.metrosQuadrados('Área excedente da parte edificada (m²)'),
    impostoVizinho: fato.dinheiro('Imposto do terreno vizinho equivalente'),
    areaVizinho: fato.metrosQuadrados('Área do terreno vizinho equivalente (m²)', { positivo: true }),
    local: fato.enumerado('Lugar', { SEDE: ['Sede', 'cidade'], POVOACAO: ['Povoação', 'vila', 'bairro'] }),
    ...fatoDoAto,
  },
  parametros,
  isencoes: isencoesDosImpostos,
  pagamento: 'vencimento',
  argumentos: { medida: 'frente' },
  catalogo: [
    'IMPOSTO_TERRITORIAL',
    'ITU_IRREGULAR_AREA_GRANDE',
    'ITU_IRREGULAR_AREA_PEQUENA',
    'ITU_AREA_EXCEDENTE',
    'ITU_PAGAMENTO',
    'IMUNIDADE_PODER_PUBLICO',
    'ISENCAO_TEMPLOS',
    'ISENCAO_JUIZO_PREFEITO',
  ],
  calcular(f, p, conta) {
    const tarifa = (): Dinheiro => f.valorTabela ?? tarifaDaTabela(f.local, p, conta);
    switch (f.tipo) {
      case 'IRREGULAR_AREA_GRANDE': {
        const [venal, largura] = [exige(f, 'valorVenal'), exige(f, 'maiorLargura')];
        const peloVenal = conta.parte('Limite pelo valor venal', p.limiteAreaGrande, venal);
        const peloMetro = conta.vezes('Pela maior largura', tarifa(), largura);
        const tercos = conta.fracao('Dois terços da maior largura', peloMetro, p.tercosDaLargura, 3);
        conta.nota('A lei só dá o teto: o imposto até ele é arbítrio do lançador', art('16', '§ 1º'));
        return { valorMaximo: conta.menor('Teto', peloVenal, tercos) };
      }
      case 'IRREGULAR_AREA_PEQUENA': {
        const [venal, frente] = [exige(f, 'valorVenal'), exige(f, 'frente')];
        const peloMetro = conta.vezes('Pela frente', tarifa(), frente);
        const tercos = conta.fracao('Dois terços da frente', peloMetro, p.tercosDaFrente, 3);
        const valorMinimo = conta.maior('Piso', p.pisoAreaPequena, tercos);
        const peloVenal = conta.parte('Limite pelo valor venal', p.limiteAreaPequena, venal);
        conta.usaAlternativa(J14);
        conta.nota('A lei só dá piso e teto: entre eles o imposto é arbítrio do lançador', art('16', '§ 2º'));
        return {
          valorMinimo,
          valorMaximo: conta.maior('Teto, nunca abaixo do piso', valorMinimo, peloVenal),
        };
      }
      case 'AREA_EXCEDENTE': {
        const excedente = exige(f, 'areaExcedente');
        const doVizinho = conta.fracao(
          'Como o vizinho, por m²',
          exige(f, 'impostoVizinho'),
          excedente,
          exige(f, 'areaVizinho'),
        );
        const limite = conta.parte('Limite pelo valor venal', p.limiteAreaExcedente, exige(f, 'valorVenal'));
        const valor = conta.menor('Imposto', doVizinho, limite);
        return { valor, parcelas: parcelasIguais(conta, valor, p.vencimento) };
      }
      default: {
        const metros = metrosTributaveis(f.tipo, f, p, conta);
        const valor = conta.vezes('Imposto', tarifa(), metros);
        return { valor, metros, parcelas: parcelasIguais(conta, valor, p.vencimento) };
      }
    }
  },
});

/** Art. 15: the whole seat is one zone. */
function tarifaDaTabela(
  local: 'SEDE' | 'POVOACAO' | undefined,
  p: ParametrosEntregues<typeof parametros>,
  conta: Conta,
): Dinheiro {
  if (!local) conta.nota('Lugar não informado: sede, que é uma zona só', art('15'));
  return conta.linha('Tarifa por metro', p.tabela1, local ?? 'SEDE');
}
