import { type Conta, exige, fato, lei } from '../../regra';
import type { FatosLidos } from '../../regra/fato/fato';
import type { ParametrosEntregues } from '../../regra/parametro/parametro';
import type { Saida } from '../../regra/saida';
import { L08, L45 } from './leituras';
import { art } from './norma';

export const fatosDoCancelamento = {
  unicoPredio: fato.simNao('Tem um único prédio'),
  valorLocativoMensal: fato.dinheiro('Valor locativo de um mês', { zeroEhValor: true }),
  pobre: fato.simNao('Contribuinte pobre'),
  soPredioEmQueMora: fato.simNao('Só tem o prédio em que mora'),
  hipotese: fato.enumerado('Hipótese do cancelamento', {
    PEQUENO_PROPRIETARIO: 'Pequeno proprietário',
    POBRE_COM_PREDIO: 'Pobre, só com o prédio em que mora',
    POBRE_SEM_BENS: 'Pobre, sem bens nem renda',
    INSOLVENCIA: ['Insolvabilidade absoluta', 'insolvência'],
    SENTENCA: 'Sentença passada em julgado',
    PRESCRICAO: 'Prescrição',
  }),
};

/** Art. 138, a. */
export const parametrosDoCancelamento = {
  limiteMensal: lei.dinheiro('100', art('138', 'a'), 'inferior à Cr$ 100,00 mensais', L08),
};

type F = FatosLidos<typeof fatosDoCancelamento>;

/** Arts. 137 and 138: who may be forgiven; the decision is the mayor's, after hearing the chamber. */
export function cabeCancelar(
  f: F,
  p: ParametrosEntregues<typeof parametrosDoCancelamento>,
  conta: Conta,
): Saida {
  const { hipotese } = f;
  const doArtigo137 = hipotese === 'INSOLVENCIA' || hipotese === 'SENTENCA' || hipotese === 'PRESCRICAO';
  if (hipotese === 'POBRE_SEM_BENS') conta.usaAlternativa(L45);
  // Unless one hypothesis is named, letters a and b both count; b first, for it asks no rental value.
  const cabe =
    doArtigo137 ||
    (hipotese === 'POBRE_SEM_BENS' && f.pobre === true) ||
    ((hipotese ?? 'POBRE_COM_PREDIO') === 'POBRE_COM_PREDIO' && pobreComPredio(f)) ||
    ((hipotese ?? 'PEQUENO_PROPRIETARIO') === 'PEQUENO_PROPRIETARIO' && pequenoProprietario(f, p, conta));
  return {
    cabe,
    discricionario: cabe ? true : undefined,
    fundamento: [doArtigo137 ? art('137') : art('138')],
  };
}

const pobreComPredio = (f: F): boolean => f.pobre === true && f.soPredioEmQueMora === true;

function pequenoProprietario(
  f: F,
  { limiteMensal }: ParametrosEntregues<typeof parametrosDoCancelamento>,
  conta: Conta,
): boolean {
  conta.usaAlternativa(L08);
  return f.unicoPredio === true && conta.ate(exige(f, 'valorLocativoMensal'), limiteMensal);
}
