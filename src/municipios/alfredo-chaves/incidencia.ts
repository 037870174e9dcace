import { type Conta, exige, fato, FatoInvalido, lei, regra } from '../../regra';
import { diferencaEmDias } from '../../calendario/dataCivil';
import { L12, L29 } from './leituras';
import { art, lei132 } from './norma';

/** Whether a tribute falls on a case: arts. 25, 26, 60 and 75, § 2º. */
export const incidencia = regra({
  id: 'INCIDENCIA',
  titulo: 'Incidência',
  norma: lei132,
  fundamento: [art('25 e 26'), art('60'), art('75', '§ 2º')],
  resumo:
    'Diz se o territorial alcança o terreno (obra parada há mais de seis meses, ruína depois de noventa dias), se o talho alcança o suíno abatido e se o veículo já se considera do Município.',
  fatos: {
    tributo: fato.enumerado('Tributo', {
      IMPOSTO_TERRITORIAL: ['Imposto territorial', 'territorial'],
      LICENCA_TALHO: ['Talho de carne verde', 'talho'],
      LICENCA_VEICULO: ['Veículos', 'licença de veículos'],
    }),
    hipotese: fato
      .enumerado('Hipótese', {
        OBRA_PARALISADA: ['Obra paralisada', 'construção parada'],
        RUINA: ['Edificação em ruína, interditada ou condenada', 'ruína', 'condenada', 'interditada'],
        SUINO: ['Suíno abatido', 'porco'],
        PERMANENCIA: ['Permanência do veículo no Município', 'mudança de domicílio'],
        NAO_EDIFICADO: ['Terreno não edificado', 'vago', 'baldio'],
        EDIFICADO: ['Terreno edificado', 'com prédio'],
        CHARCUTARIA: ['Charcutaria ou salsicharia para venda', 'salsicharia'],
      })
      .obrigatoria(),
    mesesParalisada: fato.numero('Meses de obra parada', { zeroEhValor: true }),
    interdicao: fato.data('Data da interdição ou condenação'),
    dataReferencia: fato.data('Dia em que se faz a pergunta'),
    consumoProprio: fato.simNao('Abate para consumo próprio'),
    compradorParticular: fato.simNao('Comprador do suíno abatido é particular'),
    expoeAVenda: fato.simNao('Expõe a carne à venda'),
    dias: fato.inteiro('Dias de permanência no Município', { zeroEhValor: true }),
    zona: fato.enumerado('Zona', { URBANA: 'Urbana', SUBURBANA: 'Suburbana', RURAL: 'Rural' }),
    produtoProprio: fato.simNao('É o próprio produtor'),
  },
  parametros: {
    mesesDeObraParada: lei.numero('6', art('26', 'b'), 'por mais de seis meses', L12),
    diasDeRuina: lei.numero('90', art('26', 'c'), 'depois de noventa (90) dias da interdição', L12),
    diasDePermanencia: lei.numero('90', art('75', '§ 2º'), 'por mais de 90 dias', L29),
  },
  catalogo: [
    'TERRITORIAL_INCIDENCIA',
    'TERRITORIAL_OBRA_PARALISADA',
    'TERRITORIAL_RUINAS',
    'SUINO_INCIDENCIA',
    'VEICULO_RESIDENCIA',
  ],
  calcular(f, p, conta) {
    const tributo = TRIBUTO_DA_HIPOTESE[f.hipotese];
    if (f.tributo && f.tributo !== tributo)
      throw new FatoInvalido('hipotese', `${f.hipotese} é de ${tributo}, e não de ${f.tributo}`);
    switch (f.hipotese) {
      case 'OBRA_PARALISADA':
        conta.usaAlternativa(L12);
        return {
          incide: conta.maisDe(exige(f, 'mesesParalisada'), p.mesesDeObraParada),
          fundamento: [art('26', 'b')],
        };
      case 'RUINA': {
        conta.usaAlternativa(L12);
        const dias = diferencaEmDias(exige(f, 'interdicao'), exige(f, 'dataReferencia'));
        return { incide: conta.maisDe(conta.numero(dias), p.diasDeRuina), fundamento: [art('26', 'c')] };
      }
      case 'SUINO':
        return { incide: suinoTributado(f, conta), fundamento: [art('60')] };
      case 'CHARCUTARIA':
        return { incide: f.produtoProprio !== true, fundamento: [art('60', '§ 2º')] };
      case 'PERMANENCIA':
        conta.usaAlternativa(L29);
        return {
          incide: conta.maisDe(exige(f, 'dias'), p.diasDePermanencia),
          fundamento: [art('75', '§ 2º')],
        };
      case 'EDIFICADO':
        conta.nota('Paga com a redução da parte do prédio e do quintal', art('26', 'a'));
        return { incide: f.zona !== 'RURAL', fundamento: [art('26', 'a')] };
      case 'NAO_EDIFICADO':
        return { incide: f.zona !== 'RURAL', fundamento: [art('25')] };
    }
  },
});

const TRIBUTO_DA_HIPOTESE = {
  OBRA_PARALISADA: 'IMPOSTO_TERRITORIAL',
  RUINA: 'IMPOSTO_TERRITORIAL',
  NAO_EDIFICADO: 'IMPOSTO_TERRITORIAL',
  EDIFICADO: 'IMPOSTO_TERRITORIAL',
  SUINO: 'LICENCA_TALHO',
  CHARCUTARIA: 'LICENCA_TALHO',
  PERMANENCIA: 'LICENCA_VEICULO',
} as const;

interface Suino {
  readonly consumoProprio: boolean | undefined;
  readonly compradorParticular: boolean | undefined;
  readonly expoeAVenda: boolean | undefined;
}

/** Art. 60: the trader always, the private buyer only when he sells, nobody for his own table. */
function suinoTributado(f: Suino, conta: Conta): boolean {
  if (f.consumoProprio === true) return false;
  if (f.compradorParticular === true) return f.expoeAVenda === true;
  if (f.compradorParticular === undefined)
    conta.nota('Comprador não qualificado: comerciante, que é a regra geral', art('60'));
  return true;
}
