import { depois } from '../../calendario/dataCivil';
import { exige, fato, FatoInvalido, lei, regra } from '../../regra';
import { J11, J22 } from './leituras';
import { art, lei104 } from './norma';

/** Whether the tax falls on the case: arts. 12, 13, 24 and 36. */
export const incidencia = regra({
  id: 'INCIDENCIA',
  titulo: 'Incidência',
  norma: lei104,
  fundamento: [art('12'), art('13'), art('24'), art('36')],
  resumo:
    'O territorial recai no terreno sem edificação, na obra interditada e na de mais de um ano sem prorrogação; não recai no terreno edificado e fechado nem, por doze meses do alvará, na obra licenciada. O predial recai nos prédios dentro do perímetro; indústrias e profissões, em quem exerce atividade no Município.',
  fatos: {
    tributo: fato.enumerado('Tributo', {
      IMPOSTO_TERRITORIAL: ['Imposto territorial', 'territorial'],
      IMPOSTO_PREDIAL: ['Imposto predial', 'predial'],
      INDUSTRIAS_PROFISSOES: 'Indústrias e profissões',
    }),
    hipotese: fato
      .enumerado('Hipótese', {
        CONSTRUCAO_LICENCIADA: ['Construção licenciada', 'obra com alvará'],
        OBRA_PARALISADA: ['Obra interrompida ou em andamento', 'obra parada'],
        NAO_EDIFICADO: ['Terreno não edificado', 'terreno vago', 'lote vazio'],
        EDIFICADO: ['Terreno com edificação', 'terreno edificado'],
        PREDIO: ['Prédio', 'edificação'],
        ATIVIDADE: ['Atividade exercida no Município', 'indústria, comércio ou profissão'],
      })
      .obrigatoria(),
    alvara: fato.data('Data do alvará de construção'),
    dataReferencia: fato.data('Dia em que se faz a pergunta'),
    interditada: fato.simNao('Obra interditada'),
    maisDeUmAno: fato.simNao('Interrompida ou em andamento há mais de um ano'),
    prorrogada: fato.simNao('Houve prorrogação do prazo da obra'),
    dentroDoPerimetro: fato.simNao('Dentro do perímetro fixado em lei'),
    murado: fato.simNao('Fechado com muro ou grade artística'),
  },
  parametros: {
    mesesDeObra: lei.numero('12', art('13', 'd'), 'máxémo de 12 (doze) méses'),
  },
  catalogo: [
    'ITU_INCIDENCIA',
    'ITU_NAO_INCIDENCIA_EDIFICADO',
    'ITU_NAO_INCIDENCIA_CONSTRUCAO',
    'ITU_OBRA_SUJEITA',
    'IPU_INCIDENCIA',
    'IIP_INCIDENCIA',
  ],
  calcular(f, p, conta, contexto) {
    confereTributo(f.tributo, f.hipotese);
    if (f.dentroDoPerimetro === undefined && NO_PERIMETRO.has(f.hipotese))
      conta.nota('Perímetro não informado: dentro dele; quem o fixa é outra lei', art('12 e 24, § 2º'));
    switch (f.hipotese) {
      case 'CONSTRUCAO_LICENCIADA': {
        const ate = conta.emMeses('Fim da não incidência', exige(f, 'alvara'), p.mesesDeObra);
        if (!f.dataReferencia) conta.nota('Dia não informado: o do lançamento');
        return { incide: depois(f.dataReferencia ?? contexto.dia, ate), ate };
      }
      case 'OBRA_PARALISADA':
        conta.usaAlternativa(J11);
        return { incide: f.interditada === true || (f.maisDeUmAno === true && f.prorrogada !== true) };
      case 'EDIFICADO':
        conta.nota('A área edificada nunca paga; o resto, só se não for fechado', art('13', 'a e c'));
        return { incide: f.murado !== true };
      case 'NAO_EDIFICADO':
        return { incide: f.dentroDoPerimetro !== false };
      case 'PREDIO':
        conta.usaAlternativa(J22);
        return { incide: f.dentroDoPerimetro !== false };
      case 'ATIVIDADE':
        return { incide: true };
    }
  },
});

const NO_PERIMETRO: ReadonlySet<string> = new Set(['NAO_EDIFICADO', 'PREDIO']);

/** Each hypothesis belongs to one tax. */
function confereTributo(tributo: string | undefined, hipotese: string): void {
  const outros: Readonly<Record<string, string>> = {
    PREDIO: 'IMPOSTO_PREDIAL',
    ATIVIDADE: 'INDUSTRIAS_PROFISSOES',
  };
  const doCaso = outros[hipotese] ?? 'IMPOSTO_TERRITORIAL';
  if (tributo !== undefined && tributo !== doCaso)
    throw new FatoInvalido('hipotese', `${hipotese} é hipótese de ${doCaso}; veio ${tributo}`);
}
