import { type Conta, exige, fato } from '../../regra';
import type { TabelaAusente } from '../../regra/parametro';
import type { Dinheiro, Numero } from '../../valor/grandeza';

/** Rows of the tables by the head: of the butchers (nº 6) and of the slaughterhouse (nº 12). */
export const ITENS_DE_GADO = {
  BOVINO: 'Bovino',
  SUINO: 'Suíno',
  CAPRINO: 'Caprino',
  LANIGERO: 'Lanígero',
  CABECA: 'Cabeça de gado, sem espécie dita',
};

export const fatosDoAbate = {
  cabecas: fato.inteiro('Cabeças abatidas', { zeroEhValor: true }),
  bovinos: fato.inteiro('Bovinos abatidos', { zeroEhValor: true }),
  suinos: fato.inteiro('Suínos abatidos', { zeroEhValor: true }),
  caprinos: fato.inteiro('Caprinos abatidos', { zeroEhValor: true }),
  lanigeros: fato.inteiro('Lanígeros abatidos', { zeroEhValor: true }),
};

interface Abate {
  readonly cabecas: Numero | undefined;
  readonly bovinos: Numero | undefined;
  readonly suinos: Numero | undefined;
  readonly caprinos: Numero | undefined;
  readonly lanigeros: Numero | undefined;
}

/** How many heads in all, when one tariff serves every kind. */
export function totalDeCabecas(f: Abate, conta: Conta): Numero {
  const porEspecie = [f.bovinos, f.suinos, f.caprinos, f.lanigeros].filter(
    (quantos) => quantos !== undefined,
  );
  if (f.cabecas || porEspecie.length === 0) return exige(f, 'cabecas');
  return conta.soma('Cabeças', ...porEspecie);
}

/** The amount of each head of the missing table, added up; of no kind in particular when none was told. */
export function porCabeca(f: Abate, tabela: TabelaAusente, conta: Conta): Dinheiro {
  const abatidos = [
    ['BOVINO', f.bovinos],
    ['SUINO', f.suinos],
    ['CAPRINO', f.caprinos],
    ['LANIGERO', f.lanigeros],
    ['CABECA', f.cabecas],
  ] as const;
  const linhas = abatidos.filter(([, quantos]) => quantos && !conta.zero(quantos));
  const [primeira] = linhas;
  if (!primeira) {
    const tarifa = conta.linha('Por cabeça', tabela, 'CABECA');
    return conta.vezes('Imposto', tarifa, exige(f, 'cabecas'));
  }
  return conta.soma(
    'Imposto por cabeça',
    ...linhas.map(([codigo, quantos]) =>
      conta.vezes(ITENS_DE_GADO[codigo], conta.linha('Por cabeça', tabela, codigo), quantos ?? 0),
    ),
  );
}
