import { type Celula, ehErroDeCelula } from '../tabela/celula';
import { escapaXml } from '../xlsx/celulaXml';
import { leReferencia } from '../xlsx/referencia';

const CELULA = /<((?:[\w.-]+:)?)c((?:\s[^>]*?)?)(?:\/>|>([\s\S]*?)<\/\1c\s*>)/g;

/**
 * The XML of a sheet with new values stored in the cells asked for: only their value, and the mark of its
 * kind, change.
 */
export function remenda(xml: string, novo: (linha: number, coluna: number) => Celula | undefined): string {
  return xml.replace(
    CELULA,
    (tudo: string, prefixo: string, atributos: string, dentro: string | undefined) => {
      const onde = leReferencia(/\sr\s*=\s*["']([^"']*)["']/.exec(atributos)?.[1] ?? '');
      const valor = onde && novo(onde.linha, onde.coluna);
      if (valor === undefined) return tudo;
      return celulaCom(valor, prefixo, atributos, dentro ?? '');
    },
  );
}

function celulaCom(valor: Celula, prefixo: string, atributos: string, dentro: string): string {
  // `vm` ties the cell to a rich value (such as an error of a formula): the new one is plain.
  const mantidos = atributos.replace(/\s(?:t|vm)\s*=\s*(?:"[^"]*"|'[^']*')/g, '');
  const [tipo, texto] = tipoEValor(valor);
  const guardado = `<${prefixo}v>${texto}</${prefixo}v>`;
  const antigo = new RegExp(`<${prefixo}v\\b[^>]*?(?:/>|>[\\s\\S]*?</${prefixo}v\\s*>)`);
  const fimDaFormula = new RegExp(`<${prefixo}f\\b[^>]*?(?:/>|>[\\s\\S]*?</${prefixo}f\\s*>)`);
  const conteudo = antigo.test(dentro)
    ? dentro.replace(antigo, () => guardado)
    : dentro.replace(fimDaFormula, (formula) => `${formula}${guardado}`);
  return `<${prefixo}c${mantidos}${tipo === '' ? '' : ` t="${tipo}"`}>${conteudo}</${prefixo}c>`;
}

function tipoEValor(valor: Celula): readonly [tipo: string, texto: string] {
  if (typeof valor === 'number') return ['', String(valor)];
  if (typeof valor === 'boolean') return ['b', valor ? '1' : '0'];
  if (ehErroDeCelula(valor)) return ['e', escapaXml(valor.erro)];
  return ['str', escapaXml(valor ?? '')];
}
