import { Recusa } from '../recusa';
import { type Celula, MAXIMO_DE_COLUNAS, MAXIMO_DE_LINHAS } from '../tabela/celula';
import { leXml } from '../xlsx/leXml';
import { leReferencia } from '../xlsx/referencia';
import { semEscapes } from '../xlsx/textosCompartilhados';
import type { CelulaDaFolha, CelulasDaFolha, FormulaDaCelula } from './livroNaMemoria';

const MAXIMO_DE_CELULAS = 3_000_000;
/** Room for the columns in the key of a cell. */
const COLUNAS = MAXIMO_DE_COLUNAS + 1;

interface CelulaAberta {
  readonly tipo: string;
  valor: string | undefined;
  texto: string;
  formula: { readonly atributos: Readonly<Record<string, string>>; texto: string } | undefined;
}

/** Reads the cells of a sheet, with their formulas. */
export function leFolha(origem: string, xml: string, textoDe: (indice: number) => string): CelulasDaFolha {
  const celulas = new Map<number, CelulaDaFolha>();
  const compartilhadas = new Map<
    string,
    { readonly texto: string; readonly linha: number; readonly coluna: number }
  >();
  let linha = 0;
  let coluna = 0;
  let ultimaColuna = 0;
  let aberta: CelulaAberta | undefined;
  let dentro = '';
  leXml(origem, xml, {
    abre(nome, atributos) {
      dentro = nome;
      if (nome === 'row') {
        linha = Number(atributos['r'] ?? linha + 1);
        coluna = 0;
      } else if (nome === 'c') {
        coluna = leReferencia(atributos['r'] ?? '')?.coluna ?? coluna + 1;
        if (!(linha >= 1 && linha <= MAXIMO_DE_LINHAS && coluna <= MAXIMO_DE_COLUNAS))
          throw new Recusa(`${origem}: tem uma célula fora dos limites do Excel`);
        aberta = { tipo: atributos['t'] ?? 'n', valor: undefined, texto: '', formula: undefined };
      } else if (nome === 'f' && aberta) aberta.formula = { atributos, texto: '' };
      else if (nome === 'v' && aberta) aberta.valor = '';
    },
    texto(pedaco) {
      if (!aberta) return;
      if (dentro === 'f' && aberta.formula) aberta.formula.texto += pedaco;
      else if (dentro === 'v') aberta.valor = (aberta.valor ?? '') + pedaco;
      else if (dentro === 't') aberta.texto += pedaco;
    },
    fecha(nome) {
      dentro = '';
      if (nome !== 'c' || !aberta) return;
      const formula = formulaDe(aberta);
      const valor = valorDe(aberta);
      aberta = undefined;
      if (valor === null && !formula) return;
      if (celulas.size >= MAXIMO_DE_CELULAS)
        throw new Recusa(
          `${origem}: tem células demais para avaliar fórmulas; lance a tabela com "lancador calcular"`,
        );
      celulas.set(linha * COLUNAS + coluna, formula ? { valor, formula } : { valor });
      ultimaColuna = Math.max(ultimaColuna, coluna);
    },
  });
  return {
    ultimaLinha: linha,
    ultimaColuna,
    em: (l, c) => celulas.get(l * COLUNAS + c),
    *comFormula() {
      for (const [chave, celula] of celulas)
        if (celula.formula) {
          const c = chave % COLUNAS;
          yield { linha: (chave - c) / COLUNAS, coluna: c, celula };
        }
    },
  };

  function formulaDe({ formula }: CelulaAberta): FormulaDaCelula | undefined {
    if (!formula) return undefined;
    const { atributos, texto } = formula;
    const { t, si = '', ref } = atributos;
    if (t === 'dataTable') return undefined;
    if (t === 'shared' && texto !== '') compartilhadas.set(si, { texto, linha, coluna });
    const dona = t === 'shared' ? compartilhadas.get(si) : undefined;
    if (dona) return { texto: dona.texto, linhas: linha - dona.linha, colunas: coluna - dona.coluna };
    if (texto === '') return undefined;
    const intervalo = t === 'array' && ref !== undefined ? { intervalo: ref } : {};
    return { texto, linhas: 0, colunas: 0, ...intervalo };
  }

  function valorDe({ tipo, valor, texto }: CelulaAberta): Celula {
    if (tipo === 'inlineStr') return semEscapes(texto);
    if (valor === undefined || (valor === '' && tipo !== 'str')) return null;
    switch (tipo) {
      case 's':
        return textoDe(Number(valor));
      case 'b':
        return valor === '1' || valor === 'true';
      case 'e':
        return { erro: valor };
      case 'n':
        return Number.isFinite(Number(valor)) ? Number(valor) : valor;
      default:
        return semEscapes(valor);
    }
  }
}
