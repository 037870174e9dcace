import type { Regra } from '../../src';
import { leData } from '../../src/regra/fato/datas';
import { leNumero } from '../../src/valor';
import type { ValorNovo } from '../lancamento/valorNovo';
import { Recusa } from '../recusa';
import type { LinhaLida } from '../tabela/bloco';
import { type Celula, ehErroDeCelula, emBranco, erroEmPortugues, MAXIMO_DE_LINHAS } from '../tabela/celula';
import { semDuvidaDeMilhar } from '../tabela/semDuvidaDeMilhar';
import { criaCelulaXml } from './celulaXml';
import type { EstilosDaPlanilha } from './estilos';
import { referencia } from './referencia';

interface Como {
  readonly regra: Regra;
  readonly colunas: readonly (string | undefined)[];
  readonly decimal: ',' | '.' | undefined;
  readonly estilos: EstilosDaPlanilha;
  /** Columns of the table: the new ones come after them. */
  readonly largura: number;
}

const MAXIMO_DE_ALGARISMOS = 15;

/**
 * Writes a row of a new sheet from a CSV. Facts in numbers and dates become numbers and dates; all the rest
 * stays the text that it was, zeros on the left included.
 */
export function criaLinhaNova({ regra, colunas, decimal, estilos, largura }: Como) {
  const celulaXml = criaCelulaXml(estilos);
  const leitores = colunas.map((nome) => {
    const tipo = nome === undefined ? undefined : regra.fatos[nome]?.tipo;
    if (tipo === 'dinheiro') return (texto: string) => numeroDe(texto, 'dinheiro', decimal);
    if (tipo === 'metros' || tipo === 'metrosQuadrados' || tipo === 'numero' || tipo === 'inteiro')
      return (texto: string) => numeroDe(texto, 'numero', decimal);
    return tipo === 'data' ? dataDe : undefined;
  });
  return ({ numero, celulas }: LinhaLida, novas: readonly ValorNovo[], ehTitulo: boolean): string => {
    if (numero > MAXIMO_DE_LINHAS)
      throw new Recusa(`o Excel só tem ${MAXIMO_DE_LINHAS} linhas e a tabela tem mais; grave em .csv`);
    let xml = '';
    for (const [i, celula] of celulas.entries()) {
      const texto = textoDe(celula);
      if (texto === '') continue;
      const lida = ehTitulo ? undefined : leitores[i]?.(texto);
      xml += celulaXml(referencia(i + 1, numero), lida ?? { tipo: 'texto', texto }, ehTitulo);
    }
    for (const [i, nova] of novas.entries())
      xml += celulaXml(referencia(largura + i + 1, numero), nova, ehTitulo);
    return `<row r="${numero}">${xml}</row>`;
  };
}

function textoDe(celula: Celula): string {
  if (emBranco(celula)) return '';
  return ehErroDeCelula(celula) ? erroEmPortugues(celula.erro) : String(celula);
}

function numeroDe(texto: string, tipo: 'dinheiro' | 'numero', decimal: ',' | '.' | undefined): ValorNovo {
  const lido = leNumero(semDuvidaDeMilhar(texto, decimal));
  if ('erro' in lido || lido.valor.precision(true) > MAXIMO_DE_ALGARISMOS) return undefined;
  return { tipo, numero: lido.valor.toNumber() };
}

function dataDe(texto: string): ValorNovo {
  const data = leData(texto);
  return data && { tipo: 'data', data };
}
