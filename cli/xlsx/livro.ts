import { posix } from 'node:path';
import { Recusa } from '../recusa';
import { Pacote } from '../zip/pacote';
import { atributo, leXml } from './leXml';

/** A sheet of a workbook: its name and the part that holds it. */
export interface Planilha {
  readonly nome: string;
  readonly parte: string;
}

/** What a workbook says of itself. */
export interface Livro {
  readonly pacote: Pacote;
  readonly planilhas: readonly Planilha[];
  readonly sistema: 1900 | 1904;
  readonly nomes: readonly NomeDefinido[];
  readonly textos: string | undefined;
  readonly estilos: string | undefined;
}

/** A name that stands for cells or for a value. */
export interface NomeDefinido {
  readonly nome: string;
  readonly formula: string;
  /** The only sheet where it counts, if it is of one sheet. */
  readonly planilha: string | undefined;
}

/** Parts that describe and do not hold data. */
export const MAXIMO_DE_UMA_PARTE = 64 * 2 ** 20;

interface Ligacao {
  readonly tipo: string;
  readonly alvo: string;
}

/** Opens a workbook (.xlsx, .xlsm) and finds its parts. */
export async function abreLivro(caminho: string): Promise<Livro> {
  const pacote = await Pacote.abre(caminho);
  try {
    const raiz = [...(await ligacoes(pacote, '')).values()].find(({ tipo }) => tipo === 'officeDocument');
    if (!raiz) throw new Recusa(`${caminho}: não é uma pasta de trabalho do Excel`);
    if (raiz.alvo.endsWith('.bin'))
      throw new Recusa(`${caminho}: é uma pasta binária (.xlsb); abra-a no Excel e salve como .xlsx`);
    const doLivro = await ligacoes(pacote, raiz.alvo);
    const parteDe = (tipo: string): string | undefined =>
      [...doLivro.values()].find((ligacao) => ligacao.tipo === tipo)?.alvo;
    const xml = await pacote.leTexto(raiz.alvo, MAXIMO_DE_UMA_PARTE);
    const lido = leDescricao(caminho, xml, doLivro);
    if (lido.planilhas.length === 0) throw new Recusa(`${caminho}: não tem nenhuma planilha`);
    return { ...lido, pacote, textos: parteDe('sharedStrings'), estilos: parteDe('styles') };
  } catch (erro) {
    pacote.fecha();
    throw erro;
  }
}

/** The sheet that was asked for, or the first. */
export function exigePlanilha({ planilhas, pacote }: Livro, nome: string | undefined): Planilha {
  const [primeira] = planilhas;
  const achada =
    nome === undefined
      ? primeira
      : planilhas.find((planilha) => planilha.nome.toLowerCase() === nome.trim().toLowerCase());
  if (achada) return achada;
  const nomes = planilhas.map((planilha) => `"${planilha.nome}"`).join(', ');
  throw new Recusa(`${pacote.caminho}: não tem a planilha "${nome ?? ''}"; tem ${nomes}`);
}

/** What a part is tied to: the last word of the kind of tie, and the part at its other end. */
export async function ligacoes(pacote: Pacote, parte: string): Promise<ReadonlyMap<string, Ligacao>> {
  const pasta = posix.dirname(parte);
  const nome = posix.join(pasta, '_rels', `${posix.basename(parte)}.rels`);
  const achadas = new Map<string, Ligacao>();
  if (!pacote.partes.has(nome)) return achadas;
  leXml(pacote.caminho, await pacote.leTexto(nome, MAXIMO_DE_UMA_PARTE), {
    abre(elemento, { Id, Type = '', Target = '', TargetMode }) {
      if (elemento !== 'Relationship' || Id === undefined || TargetMode === 'External') return;
      const alvo = Target.startsWith('/') ? Target.slice(1) : posix.join(pasta, Target);
      achadas.set(Id, { tipo: Type.slice(Type.lastIndexOf('/') + 1), alvo });
    },
  });
  return achadas;
}

function leDescricao(
  origem: string,
  xml: string,
  doLivro: ReadonlyMap<string, Ligacao>,
): Pick<Livro, 'planilhas' | 'sistema' | 'nomes'> {
  const folhas: { readonly nome: string; readonly parte: string | undefined }[] = [];
  const nomes: NomeDefinido[] = [];
  let sistema: 1900 | 1904 = 1900;
  let aberto: { readonly nome: string; readonly folha: string | undefined; formula: string } | undefined;
  leXml(origem, xml, {
    abre(elemento, atributos) {
      if (elemento === 'workbookPr' && /^(1|true|on)$/.test(atributos['date1904'] ?? '')) sistema = 1904;
      if (elemento === 'definedName')
        aberto = { nome: atributos['name'] ?? '', folha: atributos['localSheetId'], formula: '' };
      if (elemento !== 'sheet') return;
      const ligacao = doLivro.get(atributo(atributos, 'id') ?? '');
      folhas.push({
        nome: atributos['name'] ?? '',
        parte: ligacao?.tipo === 'worksheet' ? ligacao.alvo : undefined,
      });
    },
    texto(texto) {
      if (aberto) aberto.formula += texto;
    },
    fecha(elemento) {
      if (elemento !== 'definedName' || !aberto) return;
      const { nome, folha, formula } = aberto;
      nomes.push({ nome, formula, planilha: folha === undefined ? undefined : folhas[Number(folha)]?.nome });
      aberto = undefined;
    },
  });
  // Sheets of charts have no cells.
  const planilhas = folhas.flatMap(({ nome, parte }) => (parte === undefined ? [] : [{ nome, parte }]));
  return { planilhas, sistema, nomes };
}
