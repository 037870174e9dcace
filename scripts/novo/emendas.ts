import { literal, nomeDeConstante } from './nomes';
import type { PedidoDeNovo } from './pedido';

/** A change to a file that already exists: gives the new text, or throws when it does not find its place. */
export interface Emenda {
  readonly arquivo: string;
  readonly para: string;
  muda(texto: string): string;
}

/** What makes the rest of the house see a new municipality. */
export function emendasDoMunicipio({ codigo, pasta }: PedidoDeNovo): readonly Emenda[] {
  const nome = nomeDeConstante(codigo);
  return [
    {
      arquivo: 'src/norma/municipio.ts',
      para: 'a chave do município',
      muda: (texto) => troca(texto, /(CodigoMunicipio =[^;]*);/, `$1 | ${literal(codigo)};`),
    },
    {
      arquivo: 'src/catalogo.ts',
      para: 'o município no catálogo',
      muda: (texto) =>
        troca(
          acrescentaImport(texto, `import { ${nome} } from './municipios/${pasta}';`),
          /(municipios: readonly Municipio\[\] = \[[^\]]*?),?(\s*\];)/,
          `$1, ${nome}$2`,
        ),
    },
    {
      arquivo: 'eslint.config.mjs',
      para: 'a fronteira da pasta',
      muda: (texto) => troca(texto, /(const municipios = \[[^\]]*?),?(\s*\];)/, `$1, ${literal(pasta)}$2`),
    },
  ];
}

/** Puts one more rule in a municipality that exists. */
export function emendaDoTributo({ pasta, tributo }: PedidoDeNovo): Emenda {
  const nome = nomeDeConstante(tributo);
  return {
    arquivo: `src/municipios/${pasta}/index.ts`,
    para: 'a regra no município',
    muda: (texto) =>
      troca(
        acrescentaImport(texto, `import { ${nome} } from './${nome}';`),
        /(\n {2}regras: \[[^\]]*?),?(\s*\],)/,
        `$1, ${nome}$2`,
      ),
  };
}

/** One more row in the municipality's catalogue, which stays outside the repository. */
export function linhaDoCatalogo({ tributo, artigo, titulo }: PedidoDeNovo): string {
  return `| ${tributo} | art. ${artigo.join(', ')} | PREENCHER | PREENCHER: ${titulo} | Cr$ | C | |`;
}

export function catalogoNovo(pedido: PedidoDeNovo): string {
  return [
    `# Catálogo de regras: ${pedido.lei?.nome ?? pedido.codigo}`,
    '',
    'Situação: `C` computável; `C*` computável com leitura em dúvida; `P` só procedimento; `R` remete a outra norma; `X` valor ausente ou ilegível.',
    '',
    '| id | dispositivo | entra (unidade) | fórmula / regra | sai | situação | notas |',
    '|---|---|---|---|---|---|---|',
    linhaDoCatalogo(pedido),
    '',
  ].join('\n');
}

function acrescentaImport(texto: string, linha: string): string {
  const ultimo = texto.lastIndexOf('\nimport ');
  return `${texto.slice(0, ultimo + 1)}${linha}\n${texto.slice(ultimo + 1)}`;
}

function troca(texto: string, onde: RegExp, por: string): string {
  if (!onde.test(texto)) throw new Error('não achei o lugar da emenda: faça-a à mão');
  return texto.replace(onde, por);
}
