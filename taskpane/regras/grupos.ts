import type { Regra } from '../../src';

const GRUPOS: readonly (readonly [string, RegExp])[] = [
  ['Impostos', /^(IMPOSTO_|INDUSTRIAS|BASE_|ADICIONAL|INCIDENCIA|ISENCAO|ZONA)/],
  ['Licenças', /^(LICENCA_|MATRICULA)/],
  [
    'Taxas e contribuições',
    /^(TAXA_|EMOLUMENTOS|SELO|CONTRIBUICAO|JORNAL|DEPOSITO|QUOTA|MAJORACAO|CERTIDAO|AREA_SEPULTURA)/,
  ],
  ['Foros e laudêmios', /^(FORO|LAUDEMIO)/],
  [
    'Multas, mora e dívida',
    /^(MULTA|MORA|DIVIDA|HONORARIOS|PARTE_FUNC|DIFERENCA|RESTITUICAO|RETIRADA|SALDO)/,
  ],
  ['Prazos e vencimentos', /^(PRAZO|VENCIMENTO|PARCELAS|VALIDADE|VIGENCIA|INICIO)/],
  ['Obras', /^(REQUISITO|CONFERE|CONVERSAO)/],
];
const OUTRAS = 'Outras regras';

/** Rules by the kind of tribute, in the order of the list above; no group is empty. */
export function emGrupos<T extends { readonly regra: Regra }>(
  regras: readonly T[],
): readonly (readonly [string, readonly T[]])[] {
  const doGrupo = (regra: Regra) => GRUPOS.find(([, padrao]) => padrao.test(regra.id))?.[0] ?? OUTRAS;
  return [...GRUPOS.map(([nome]) => nome), OUTRAS]
    .map((nome) => [nome, regras.filter(({ regra }) => doGrupo(regra) === nome)] as const)
    .filter(([, doGrupoTodas]) => doGrupoTodas.length > 0);
}
