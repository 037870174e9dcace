import { exige, fato, FatoInvalido, lei, regra } from '../../../regra';
import type { Citacao } from '../../../norma/norma';
import type { MetrosQuadrados } from '../../../valor/grandeza';
import { L47, L52, L53 } from '../leituras';
import { art, lei104 } from '../norma';
import { emDinheiro, semValorDaUfir, valorDaUfir } from '../ufirDoDia';
import { exata, multaPelaArea, obraSemLicenca, parametrosDaArea, somaDasMultas } from './multaPelaArea';
import { multasFixas } from './multasFixas';

const infracao = fato.enumerado('Infração', {
  OBRA_SEM_LICENCA: ['Obra sem licença', 'construir sem licença', 'obra sem alvará'],
  DESACORDO_PROJETO: ['Obra em desacordo com o projeto', 'fora do projeto'],
  DESACORDO_ALINHAMENTO: ['Construção em desacordo com o alinhamento', 'fora do alinhamento'],
  OMISSAO_PROJETO: ["Omissão, no projeto, de curso d'água ou topografia acidentada", 'omissão no projeto'],
  DEMOLICAO_SEM_LICENCA: ['Demolição sem licença', 'demolir sem licença'],
  SEM_PROJETO_NO_LOCAL: [
    'Sem projeto ou alvará no local da obra',
    'sem projeto na obra',
    'sem alvará no local',
  ],
  MATERIAIS_NO_LOGRADOURO: ['Materiais no logradouro público', 'materiais na via', 'materiais na rua'],
  SEM_TAPUME: ['Obra no alinhamento sem tapume ou andaime', 'falta de tapume', 'sem andaime'],
  SEM_CROQUI: ['Obra sem croqui de alinhamento', 'falta de croqui'],
  ALVARA_NAO_RENOVADO: ['Alvará ou licença não renovada', 'alvará vencido', 'licença não renovada'],
  SEM_PLACA: ['Obra sem placa do responsável técnico', 'falta de placa'],
  OCUPAR_SEM_HABITE_SE: ['Ocupação sem habite-se', 'ocupar sem habite-se'],
});
const area = fato.metrosQuadrados('Área da edificação (m²)');
const par = fato.objeto('Infração e área', { infracao: infracao.obrigatoria(), area });
/** In a list, an infraction comes with its area or, from a cell, by its name alone. */
const infracaoOuPar: typeof par = {
  ...par,
  le: (bruto, nome, entrega) =>
    par.le(typeof bruto === 'string' ? { infracao: bruto } : bruto, nome, entrega),
};

/** Fines of the works code, in UFIR and in money: arts. 130 to 132. */
export const multaObra = regra({
  id: 'MULTA_OBRA',
  titulo: 'Multa de obra',
  norma: lei104,
  fundamento: [art('130'), art('132')],
  resumo:
    'Obra sem licença paga de 50 a 200 UFIR, conforme a área; as outras infrações, 50, 100 ou 200 UFIR. Na reincidência dobra. Converte-se em reais pela UFIR do exercício, sem a fração de centavo.',
  fatos: {
    infracao,
    area,
    reincidente: fato.simNao('Reincidente'),
    infracoes: fato.lista('Infrações do mesmo auto', infracaoOuPar),
    valorUfir: fato.dinheiro('Valor de uma UFIR (R$)', { positivo: true }),
  },
  parametros: {
    ...parametrosDaArea,
    ...multasFixas,
    dobro: lei.numero('2', art('132'), 'as multas serão aplicadas em dobro', L53),
  },
  leituras: [L47],
  catalogo: [
    'MULTA_OBRA_*',
    'MULTA_DEMOLICAO',
    'MULTA_SEM_*',
    'MULTA_MATERIAIS',
    'MULTA_TAPUME',
    'MULTA_NAO_RENOVAR',
  ],
  calcular(f, p, conta, contexto) {
    const infracoes = infracoesDoAuto(f);
    const multas = infracoes.map((item) =>
      item.infracao === 'OBRA_SEM_LICENCA' ? multaPelaArea(item.area, p, conta) : exata(p[item.infracao]),
    );
    if (f.reincidente) conta.usaAlternativa(L52);
    const { multa, minima, maxima, lacuna } = somaDasMultas(
      multas,
      f.reincidente ? p.dobro : undefined,
      conta,
    );
    const ufir = valorDaUfir(f.valorUfir, conta, contexto);
    if (!ufir) conta.nota(semValorDaUfir(contexto));
    return {
      ...(ufir ? { valor: emDinheiro(ufir, multa, conta) } : {}),
      multaUfir: multa,
      ...(lacuna ? { multaUfirMinima: minima, multaUfirMaxima: maxima, lacuna } : {}),
      fundamento: fundamentoDo(infracoes, f.reincidente === true),
    };
  },
});

type Infracao = Exclude<ReturnType<typeof infracao.le>, 'OBRA_SEM_LICENCA'>;
type InfracaoDoAuto =
  { readonly infracao: 'OBRA_SEM_LICENCA'; readonly area: MetrosQuadrados } | { readonly infracao: Infracao };

interface Auto {
  readonly infracao: Infracao | 'OBRA_SEM_LICENCA' | undefined;
  readonly area: MetrosQuadrados | undefined;
  readonly infracoes:
    | readonly {
        readonly infracao: Infracao | 'OBRA_SEM_LICENCA';
        readonly area: MetrosQuadrados | undefined;
      }[]
    | undefined;
}

/** The one infraction or the list of them. The area of the work serves every item that has none of its own. */
function infracoesDoAuto(f: Auto): readonly InfracaoDoAuto[] {
  if (f.infracao && f.infracoes)
    throw new FatoInvalido('infracoes', 'informe só uma infração em infracao, ou todas em infracoes');
  const itens = f.infracoes?.length ? f.infracoes : [{ infracao: exige(f, 'infracao'), area: f.area }];
  return itens.map((item): InfracaoDoAuto =>
    item.infracao === 'OBRA_SEM_LICENCA'
      ? { infracao: item.infracao, area: item.area ?? exige(f, 'area') }
      : { infracao: item.infracao },
  );
}

/** The item of art. 130 of each infraction, and the article that doubles. */
function fundamentoDo(
  infracoes: readonly InfracaoDoAuto[],
  reincidente: boolean,
): readonly [Citacao, ...Citacao[]] {
  const incisos = infracoes.map(({ infracao: codigo }) =>
    codigo === 'OBRA_SEM_LICENCA' ? obraSemLicenca : multasFixas[codigo].versoes[0].citacao,
  );
  const [primeiro = obraSemLicenca, ...outros] = new Set(incisos);
  return [primeiro, ...outros, ...(reincidente ? [art('132')] : [])];
}
