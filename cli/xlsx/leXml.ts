import { SaxesParser } from 'saxes';
import { Recusa } from '../recusa';

/** What to do with each piece of a document. Names come without their namespace prefix. */
export interface AoLer {
  abre?(nome: string, atributos: Readonly<Record<string, string>>): void;
  fecha?(nome: string, posicao: number): void;
  texto?(texto: string): void;
}

/** Feeds XML piece by piece to `aoLer`. */
export class LeitorDeXml {
  private readonly leitor: SaxesParser<{ readonly xmlns: false }>;

  constructor(
    private readonly origem: string,
    aoLer: AoLer,
    fragment = false,
  ) {
    this.leitor = new SaxesParser({ xmlns: false, fragment, position: false });
    this.leitor.on('doctype', () => this.recusa('traz DOCTYPE, que uma planilha não tem'));
    this.leitor.on('error', () => this.recusa('está danificada'));
    const { abre, fecha, texto } = aoLer;
    if (abre) this.leitor.on('opentag', ({ name, attributes }) => abre(semPrefixo(name), attributes));
    if (fecha) this.leitor.on('closetag', ({ name }) => fecha(semPrefixo(name), this.leitor.position));
    if (texto) {
      this.leitor.on('text', texto);
      this.leitor.on('cdata', texto);
    }
  }

  junta(xml: string): void {
    this.leitor.write(xml);
  }

  fim(): void {
    this.leitor.close();
  }

  private recusa(motivo: string): never {
    throw new Recusa(`${this.origem}: ${motivo}`);
  }
}

/** Reads a whole document. */
export function leXml(origem: string, xml: string, aoLer: AoLer, fragmento = false): void {
  const leitor = new LeitorDeXml(origem, aoLer, fragmento);
  leitor.junta(xml);
  leitor.fim();
}

function semPrefixo(nome: string): string {
  return nome.slice(nome.indexOf(':') + 1);
}

/** An attribute whatever its prefix (`r:id`). */
export function atributo(atributos: Readonly<Record<string, string>>, nome: string): string | undefined {
  return atributos[nome] ?? Object.entries(atributos).find(([chave]) => semPrefixo(chave) === nome)?.[1];
}
