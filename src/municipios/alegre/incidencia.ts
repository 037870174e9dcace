import { type Conta, exige, fato, FatoInvalido, lei, regra } from '../../regra';
import { L12 } from './leituras';
import { art, lei118 } from './norma';

/** Hypotheses of incidence: arts. 14, 15, 22 (§ único), 51 and 197. */
export const incidencia = regra({
  id: 'INCIDENCIA',
  titulo: 'Incidência',
  norma: lei118,
  fundamento: [art('14 e 15'), art('22', '§ único'), art('51 e 197')],
  resumo:
    'Diz se o territorial alcança a obra parada, a ruína e o terreno à frente de edificação; se o aglomerado de casas é povoação, sujeita ao predial; e quem se considera comerciante para indústrias e profissões ou licença.',
  fatos: {
    tributo: fato.enumerado('Tributo', {
      IMPOSTO_TERRITORIAL: ['Imposto territorial', 'territorial'],
      IMPOSTO_PREDIAL: ['Imposto predial', 'predial'],
      INDUSTRIAS_PROFISSOES: 'Indústrias e profissões',
    }),
    hipotese: fato.enumerado('Hipótese', {
      NAO_EDIFICADO: 'Terreno não edificado',
      OBRA_PARALISADA: 'Construção paralisada',
      RUINA: ['Edificação em ruínas, interditada ou condenada', 'ruína', 'interditada', 'condenada'],
      TERRENO_A_FRENTE: 'Terreno à frente de edificação',
      POVOACAO: 'Povoação',
      INTERMEDIARIO_EXPORTADOR: 'Agente ou intermediário que exporta',
      NOME_SUPOSTO: 'Comércio em nome suposto',
      MERCADORIA_SEM_ORIGEM: 'Transporte de mercadoria sem prova da origem',
      SEM_NOTA_FISCAL: 'Compra ou venda sem nota fiscal',
      DESPACHO_SEM_PROVA: 'Despacho para fora sem prova de ser agricultor e dono do produto',
    }),
    mesesParalisada: fato.numero('Meses de obra parada', { zeroEhValor: true }),
    murado: fato.simNao('Convenientemente murado'),
    gradilFerro: fato.simNao('Com gradil de ferro'),
    ajardinado: fato.simNao('Devidamente ajardinado'),
    casas: fato.inteiro('Casas do aglomerado', { zeroEhValor: true }),
    area: fato.metrosQuadrados('Área do aglomerado (m²)', { positivo: true }),
  },
  parametros: {
    mesesDeParalisacao: lei.numero('12', art('15', 'a'), 'paralisada por mais de doze (12) meses'),
    casasDaPovoacao: lei.numero('20', art('22', '§ único'), 'aglomerações de mais de vinte (20) casas'),
    // Two hectares.
    areaDaPovoacao: lei.metrosQuadrados(
      '20000',
      art('22', '§ único'),
      'igual ou inferior a dois (2) hectares',
    ),
    doTerritorial: lei.relacao(art('14 e 15'), {
      NAO_EDIFICADO: 'incide sobre os terrenos não edificados',
      OBRA_PARALISADA: 'os terrenos em que houver construção paralisada',
      RUINA: 'edificação em ruínas, interditada ou condenada',
      TERRENO_A_FRENTE: 'os terrenos à frente de edificações',
    }),
    doPredial: lei.relacao(art('22'), { POVOACAO: 'das cidades e dos povoados' }),
    doComerciante: lei.relacao(art('51 e 197'), {
      INTERMEDIARIO_EXPORTADOR: 'os agentes e intermediários que exportarem',
      NOME_SUPOSTO: 'vender produtos agrícolas ou mercadorias, em nomes supostos',
      MERCADORIA_SEM_ORIGEM: 'sem a comprovação da origem',
      SEM_NOTA_FISCAL: 'deixar de emitir notas fiscais',
      DESPACHO_SEM_PROVA: 'os que despacharem para fora do Município',
    }),
  },
  catalogo: ['ITU_INCIDENCIA', 'PREDIAL_POVOACAO', 'IP_EQUIPARACAO_COMERCIANTE'],
  calcular(f, p, conta) {
    const hipotese = exige(f, 'hipotese');
    const doTributo = p.doTerritorial.tem(hipotese)
      ? 'IMPOSTO_TERRITORIAL'
      : p.doPredial.tem(hipotese)
        ? 'IMPOSTO_PREDIAL'
        : 'INDUSTRIAS_PROFISSOES';
    if (f.tributo && f.tributo !== doTributo)
      throw new FatoInvalido('hipotese', `${hipotese} é hipótese de ${doTributo}, não de ${f.tributo}`);
    const fundamento = [ARTIGO[hipotese]] as const;
    switch (hipotese) {
      case 'OBRA_PARALISADA':
        return { incide: conta.maisDe(exige(f, 'mesesParalisada'), p.mesesDeParalisacao), fundamento };
      case 'TERRENO_A_FRENTE':
        return { incide: !reuneTodos([f.murado, f.gradilFerro, f.ajardinado], conta), fundamento };
      case 'POVOACAO':
        return {
          incide:
            conta.maisDe(exige(f, 'casas'), p.casasDaPovoacao) &&
            conta.ate(exige(f, 'area'), p.areaDaPovoacao),
          fundamento,
        };
      default:
        return { incide: true, fundamento };
    }
  },
});

const ARTIGO = {
  NAO_EDIFICADO: art('14'),
  OBRA_PARALISADA: art('15', 'a'),
  RUINA: art('15', 'b'),
  TERRENO_A_FRENTE: art('15', 'c'),
  POVOACAO: art('22', '§ único'),
  INTERMEDIARIO_EXPORTADOR: art('51'),
  NOME_SUPOSTO: art('51 e 197', 'b'),
  MERCADORIA_SEM_ORIGEM: art('197', 'a'),
  SEM_NOTA_FISCAL: art('197', 'c'),
  DESPACHO_SEM_PROVA: art('197', 'd'),
};

/** Art. 15, c: wall, iron railing and garden; the doubt is only about having some of them. */
function reuneTodos(requisitos: readonly (boolean | undefined)[], conta: Conta): boolean {
  const reunidos = requisitos.filter(Boolean).length;
  if (reunidos > 0 && reunidos < requisitos.length) conta.usaAlternativa(L12);
  return reunidos === requisitos.length;
}
