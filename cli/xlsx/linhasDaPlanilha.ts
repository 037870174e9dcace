import type { Readable } from 'node:stream';
import { Recusa } from '../recusa';
import { type Bloco, PRIMEIRAS_LINHAS, TAMANHO_DO_BLOCO } from '../tabela/bloco';

/** A piece of the XML of a sheet: what comes before its rows, some rows, or what comes after them. */
export type PedacoDePlanilha =
  | { readonly tipo: 'antes'; readonly xml: string; readonly prefixo: string }
  | { readonly tipo: 'linhas'; readonly bloco: Bloco }
  | { readonly tipo: 'depois'; readonly xml: string };

const MAXIMO_SEM_FIM = 8 * 2 ** 20;
// Comments and CDATA may hold anything, the end of a row included.
const OPACOS = '<!\\[CDATA\\[[\\s\\S]*?\\]\\]>|<!--[\\s\\S]*?-->';
const ABERTOS = '<!\\[CDATA\\[|<!--';

/** Cuts the XML of a sheet at the ends of its rows, as it comes, changing nothing in it. */
export async function* linhasDaPlanilha(
  origem: string,
  fluxo: Readable,
  avanca: (bytes: number) => void,
): AsyncGenerator<PedacoDePlanilha> {
  const cortador = new Cortador(origem);
  const decodificador = new TextDecoder('utf-8', { ignoreBOM: true });
  for await (const pedaco of fluxo) {
    avanca((pedaco as Buffer).length);
    yield* cortador.junta(decodificador.decode(pedaco as Buffer, { stream: true }));
  }
  yield* cortador.fecha(decodificador.decode());
}

class Cortador {
  private estado: 'antes' | 'linhas' | 'depois' = 'antes';
  private pendente = '';
  private primeira = 1;
  private fim = /$^/g;
  /** Of what is pending: how many whole rows, where the last one ends, and from where to look for more. */
  private linhas = 0;
  private fimDaUltima = 0;
  private desde = 0;

  constructor(private readonly origem: string) {}

  *junta(texto: string): Generator<PedacoDePlanilha> {
    this.pendente += texto;
    if (this.estado === 'antes') yield* this.procuraInicio();
    const pouco = this.primeira > PRIMEIRAS_LINHAS && this.pendente.length < TAMANHO_DO_BLOCO;
    if (this.estado === 'linhas' && !pouco) yield* this.procuraLinhas();
    if (this.estado === 'depois') yield* this.entrega();
    else if (this.pendente.length - this.fimDaUltima > MAXIMO_SEM_FIM)
      this.recusa('tem uma linha grande demais');
  }

  *fecha(texto: string): Generator<PedacoDePlanilha> {
    yield* this.junta(texto);
    if (this.estado === 'linhas') yield* this.procuraLinhas();
    if (this.estado !== 'depois') this.recusa('está incompleta');
    yield* this.entrega();
  }

  private *procuraInicio(): Generator<PedacoDePlanilha> {
    const achado = new RegExp(`${OPACOS}|${ABERTOS}|<(?:([\\w.-]+):)?sheetData(?:\\s[^>]*)?(/?)>`, 'g');
    for (let m = achado.exec(this.pendente); m; m = achado.exec(this.pendente)) {
      if (ehAberto(m[0])) return;
      if (m[0].startsWith('<!')) continue;
      if (m[2] === '/') this.recusa('está vazia');
      const prefixo = m[1] === undefined ? '' : `${m[1]}:`;
      this.fim = new RegExp(
        `${OPACOS}|${ABERTOS}|</${prefixo}row\\s*>|<${prefixo}row(?:\\s[^>]*)?/>|</${prefixo}sheetData\\s*>`,
        'g',
      );
      yield { tipo: 'antes', xml: this.pendente.slice(0, achado.lastIndex), prefixo };
      this.pendente = this.pendente.slice(achado.lastIndex);
      this.estado = 'linhas';
      return;
    }
  }

  private *procuraLinhas(): Generator<PedacoDePlanilha> {
    this.fim.lastIndex = this.desde;
    let aberto: number | undefined;
    for (let m = this.fim.exec(this.pendente); m; m = this.fim.exec(this.pendente)) {
      if (ehAberto(m[0])) {
        aberto = m.index;
        break;
      }
      if (m[0].startsWith('<!')) continue;
      if (m[0].includes('sheetData')) {
        this.estado = 'depois';
        break;
      }
      this.fimDaUltima = this.fim.lastIndex;
      this.linhas += 1;
      if (this.primeira <= PRIMEIRAS_LINHAS || this.fimDaUltima >= TAMANHO_DO_BLOCO) {
        yield this.bloco();
        this.fim.lastIndex = 0;
      }
    }
    // Short of a block: the rows wait for more, unless there is no more.
    if (this.linhas > 0 && this.estado === 'depois') yield this.bloco();
    // What was looked through is not looked through again, but for a tag that may not be whole yet.
    this.desde = Math.max(this.fimDaUltima, aberto ?? this.pendente.lastIndexOf('<'), 0);
  }

  private bloco(): PedacoDePlanilha {
    const bloco = {
      texto: this.pendente.slice(0, this.fimDaUltima),
      linhas: this.linhas,
      primeira: this.primeira,
    };
    this.pendente = this.pendente.slice(this.fimDaUltima);
    this.primeira += this.linhas;
    this.linhas = 0;
    this.fimDaUltima = 0;
    return { tipo: 'linhas', bloco };
  }

  private *entrega(): Generator<PedacoDePlanilha> {
    if (this.pendente !== '') yield { tipo: 'depois', xml: this.pendente };
    this.pendente = '';
  }

  private recusa(motivo: string): never {
    throw new Recusa(`${this.origem}: a planilha ${motivo}`);
  }
}

function ehAberto(achado: string): boolean {
  return achado === '<!--' || achado === '<![CDATA[';
}
