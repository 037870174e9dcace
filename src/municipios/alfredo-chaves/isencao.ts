import { antes } from '../../calendario/dataCivil';
import { fato, FatoInvalido, regra } from '../../regra';
import {
  dataDaPergunta,
  fatosDaIndustriaNova,
  fimDaIsencao,
  isencoesDeIndustrias,
  parametrosDaIndustriaNova,
} from './isencoesDeIndustrias';
import {
  fatosDaIsencaoTerritorial,
  isencoesDoTerritorial,
  parametrosDoCultivo,
} from './isencoesDoTerritorial';
import { art, lei132 } from './norma';

const titulos = <T extends { readonly codigo: string; readonly titulo: string }>(
  isencoes: readonly T[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(isencoes.map(({ codigo, titulo }) => [codigo, titulo]));

type DeIndustrias = (typeof isencoesDeIndustrias)[number];

/** Only the question of the exemption: arts. 30 and 48. */
export const isencao = regra({
  id: 'ISENCAO',
  titulo: 'Isenção',
  norma: lei132,
  fundamento: [art('30'), art('48')],
  resumo:
    'Diz se a hipótese isenta do territorial (art. 30) ou de indústrias e profissões (art. 48), e até quando.',
  fatos: {
    tributo: fato.enumerado('Tributo', {
      INDUSTRIAS_PROFISSOES: ['Indústrias e profissões', 'indústria e profissões'],
      IMPOSTO_TERRITORIAL: ['Imposto territorial', 'territorial'],
    }),
    hipotese: fato
      .enumerado('Hipótese', { ...titulos(isencoesDeIndustrias), ...titulos(isencoesDoTerritorial) })
      .obrigatoria(),
    ...fatosDaIndustriaNova,
    zona: fato.enumerado('Zona', { URBANA: 'Urbana', SUBURBANA: 'Suburbana' }),
    ...fatosDaIsencaoTerritorial,
  },
  parametros: { ...parametrosDaIndustriaNova, ...parametrosDoCultivo },
  catalogo: ['IP_ISENCAO', 'IP_ISENCAO_INDUSTRIA_NOVA', 'TERRITORIAL_ISENCAO_*'],
  calcular(f, p, conta) {
    const daHipotese = ({ codigo }: { readonly codigo: string }): boolean => codigo === f.hipotese;
    const territorial = isencoesDoTerritorial.find(daHipotese);
    const tributo = territorial ? 'IMPOSTO_TERRITORIAL' : 'INDUSTRIAS_PROFISSOES';
    if (f.tributo && f.tributo !== tributo)
      throw new FatoInvalido('hipotese', `${f.hipotese} é de ${tributo}, e não de ${f.tributo}`);
    const { titulo, citacao } = territorial ?? (isencoesDeIndustrias.find(daHipotese) as DeIndustrias);
    const fundamento = [citacao] as const;
    if (f.hipotese === 'INDUSTRIA_NOVA') {
      const ate = fimDaIsencao(f, p, conta);
      return ate ? { isento: antes(dataDaPergunta(f), ate), ate, fundamento } : { isento: false, fundamento };
    }
    conta.nota(titulo, citacao);
    return { isento: territorial?.quando?.(f, p, conta) ?? true, fundamento };
  },
});
