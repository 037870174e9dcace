import { achaMunicipio, achaRegra } from '../src';
import { tabelasDaRegra } from '../src/consulta';
import { dataCivil } from '../src/calendario';
import type { Regra } from '../src/regra';

export const MUNICIPIO = 'ALEGRE';
export const EXERCICIO = 1952;

/** Rows of Tabela nº 2 that are charged by the piece: the job looks up whole rows only. */
const POR_UNIDADE = ['BARBEARIA', 'BILHAR_COMUM', 'BILHAR_INGLES', 'ENGRAXATE'];

/** Tabela nº 2 as every peer is given it: code and amount. */
export const TABELA_2: Readonly<Record<string, number>> = tabela2();

export const OCUPACOES = ['PROPRIETARIO', 'ALUGADO', 'GRATUITO', 'DESOCUPADO'];
/** Exemptions that need nothing but to be claimed. */
export const ISENCOES = ['UNIAO_ESTADO', 'BIBLIOTECA', 'ENSINO', 'SINDICATO'];

/** Tabela nº 1: the fixed base, and the rate of each bracket above its floor. */
export const BASE_FIXA = 250;
export const FAIXAS = [
  { acimaDe: 0, ate: 500_000, taxa: 0.01 },
  { acimaDe: 500_000, ate: 1_000_000, taxa: 0.005 },
  { acimaDe: 1_000_000, ate: 2_000_000, taxa: 0.0025 },
  { acimaDe: 2_000_000, ate: Infinity, taxa: 0.001 },
] as const;

function tabela2(): Readonly<Record<string, number>> {
  const municipio = achaMunicipio(MUNICIPIO);
  const regra = municipio && achaRegra(municipio, 'INDUSTRIAS_PROFISSOES');
  const tabela = tabelasDaRegra(regra as Regra, dataCivil(EXERCICIO, 1, 1)).find(
    ({ parametro }) => parametro === 'tabela2',
  );
  if (!tabela) throw new Error('falta a Tabela nº 2');
  return Object.fromEntries(
    tabela.linhas
      .filter(({ codigo }) => !POR_UNIDADE.includes(codigo))
      .map(({ codigo, valores: [valor] }) => [codigo, valorEscrito(valor)]),
  );
}

/** `Cr$ 2.500,00` → 2500 */
function valorEscrito(escrito: string | null | undefined): number {
  if (!escrito) throw new Error('linha sem valor');
  return Number(escrito.replace(/[^\d,]/g, '').replace(',', '.'));
}
