import { fato, regra } from '../../regra';
import {
  fatosDasIsencoes,
  type IsencaoDasIndustrias,
  isencoesDasIndustrias,
  isencoesDoArt60,
  parametrosDasIsencoes,
} from './isencoesDasIndustrias';
import { isencoesPorAto } from './isencoesGerais';
import { art, lei104 } from './norma';

const HIPOTESES = Object.fromEntries(isencoesDasIndustrias.map(({ codigo, titulo }) => [codigo, titulo]));

/** Fees, on which art. 3º does not bear and which the small producer may still owe. */
const TAXAS: ReadonlySet<string> = new Set(['TAXA_ESTRADAS', 'TAXA_LOCALIZACAO']);

/** Only the question of the exemption: arts. 2º, 3º and 60. */
export const isencao = regra({
  id: 'ISENCAO',
  titulo: 'Isenção',
  norma: lei104,
  fundamento: [art('60', '§§ 1º e 2º'), art('2º e 3º')],
  resumo:
    'Diz se a hipótese isenta. As dos arts. 2º e 3º valem para qualquer imposto (as do 3º só com ato do Prefeito, e nunca para taxas); as do art. 60, só para indústrias e profissões, e as letras k a r só para quem as requer no exercício.',
  fatos: {
    tributo: fato.enumerado('Tributo', {
      INDUSTRIAS_PROFISSOES: 'Indústrias e profissões',
      IMPOSTO_TERRITORIAL: 'Imposto territorial',
      IMPOSTO_PREDIAL: 'Imposto predial',
      LICENCA_ESTABELECIMENTO: 'Licença de estabelecimento',
      LICENCA_AMBULANTE: 'Licença de ambulante',
      LICENCA_VEICULO: 'Licença de veículo',
      LICENCA_OBRA: 'Licença de obra',
      LICENCA_PUBLICIDADE: 'Licença de publicidade',
      IMPOSTO_DIVERSOES: 'Imposto de diversões',
      TAXA_ESTRADAS: 'Taxa de estradas',
      TAXA_LOCALIZACAO: 'Taxa de localização',
    }),
    hipotese: fato.enumerado('Hipótese', HIPOTESES).obrigatoria(),
    ...fatosDasIsencoes,
  },
  parametros: parametrosDasIsencoes,
  catalogo: [
    'IMUNIDADE_PODER_PUBLICO',
    'ISENCAO_TEMPLOS',
    'ISENCAO_PEQUENO_PRODUTOR_VENDA',
    'ISENCAO_VEICULO_LAVOURA',
    'ISENCAO_MAQUINA_PREPARO_TERRA',
    'ISENCAO_ABATE_FAZENDA',
    'ISENCAO_GENEROS_FAZENDA',
    'ISENCAO_JUIZO_PREFEITO',
    'IIP_ISENCAO_*',
  ],
  calcular(f, p, conta, contexto) {
    const achada = isencoesDasIndustrias.find(({ codigo }) => codigo === f.hipotese) as IsencaoDasIndustrias;
    const tributo = f.tributo ?? 'INDUSTRIAS_PROFISSOES';
    if (isencoesDoArt60.includes(achada) && tributo !== 'INDUSTRIAS_PROFISSOES') {
      conta.nota('A hipótese só isenta do imposto de indústrias e profissões', achada.citacao);
      return { isento: false };
    }
    if (TAXAS.has(tributo) && isencoesPorAto.some(({ codigo }) => codigo === achada.codigo)) {
      conta.nota('A hipótese isenta de impostos, não de taxas', achada.citacao);
      return { isento: false };
    }
    if (tributo === 'TAXA_LOCALIZACAO' && f.hipotese === 'PEQUENO_PRODUTOR') {
      conta.nota('A taxa de localização fica ressalvada; veja o art. 118, § 1º', achada.citacao);
      return { isento: false };
    }
    const isento = achada.quando?.(f, p, conta, contexto) ?? true;
    if (isento && achada.leitura) conta.usaAlternativa(achada.leitura);
    conta.nota(isento ? achada.titulo : `Só isenta quando: ${achada.condicao ?? ''}`, achada.citacao);
    return { isento };
  },
});
