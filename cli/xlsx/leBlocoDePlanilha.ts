import { dataBrasileira, dataDeSerial } from '../../src/calendario';
import type { Entrada } from '../lancamento/plano';
import { Recusa } from '../recusa';
import type { Bloco, LinhaLida } from '../tabela/bloco';
import { type Celula, MAXIMO_DE_CARACTERES, MAXIMO_DE_COLUNAS, MAXIMO_DE_LINHAS } from '../tabela/celula';
import { leXml } from './leXml';
import { leReferencia } from './referencia';
import { criaBuscaDeTexto, semEscapes } from './textosCompartilhados';

type EntradaXlsx = Extract<Entrada, { readonly formato: 'xlsx' }>;

/** Reads blocks of rows of a sheet. */
export function criaLeitorDePlanilha(entrada: EntradaXlsx): (bloco: Bloco) => readonly LinhaLida[] {
  const textoDe = criaBuscaDeTexto(entrada.textos);
  return ({ texto: xml, primeira }) => {
    const linhas: LinhaLida[] = [];
    let proxima = primeira;
    let inicio = 0;
    let celulas: Celula[] = [];
    let coluna = 0;
    let tipo = 'n';
    let estilo = 0;
    let conteudo = '';
    let guarda = false;
    let fonetica = 0;
    leXml(
      `linha ${primeira} e seguintes`,
      xml,
      {
        abre(nome, atributos) {
          if (nome === 'row') {
            const numero = Number(atributos['r']);
            if (Number.isInteger(numero) && numero > 0) proxima = numero;
            if (proxima > MAXIMO_DE_LINHAS)
              throw new Recusa(`linha ${proxima}: passa da última linha do Excel`);
            celulas = [];
            coluna = 0;
          } else if (nome === 'c') {
            coluna = leReferencia(atributos['r'] ?? '')?.coluna ?? coluna + 1;
            if (coluna > MAXIMO_DE_COLUNAS)
              throw new Recusa(`linha ${proxima}: passa da última coluna do Excel`);
            tipo = atributos['t'] ?? 'n';
            estilo = Number(atributos['s'] ?? 0);
            conteudo = '';
          } else if (nome === 'rPh') fonetica += 1;
          else if (nome === 'v' || nome === 't') guarda = fonetica === 0;
        },
        texto(pedaco) {
          if (guarda) conteudo += pedaco;
        },
        fecha(nome, posicao) {
          if (nome === 'v' || nome === 't') guarda = false;
          else if (nome === 'rPh') fonetica -= 1;
          else if (nome === 'c') {
            if (conteudo.length > MAXIMO_DE_CARACTERES)
              throw new Recusa(
                `linha ${proxima}: uma célula tem ${conteudo.length} caracteres; o Excel aceita até ${MAXIMO_DE_CARACTERES}`,
              );
            if (conteudo === '') return;
            while (celulas.length < coluna - 1) celulas.push(null);
            celulas[coluna - 1] = celulaDe(tipo, conteudo, entrada.estilosDeData.has(estilo));
          } else if (nome === 'row') {
            linhas.push({ numero: proxima, celulas, xml: { inicio, fim: posicao } });
            inicio = posicao;
            proxima += 1;
          }
        },
      },
      true,
    );
    return linhas;
  };

  function celulaDe(tipo: string, conteudo: string, comoData: boolean): Celula {
    switch (tipo) {
      case 's':
        return textoDe(Number(conteudo));
      case 'str':
      case 'inlineStr':
        return semEscapes(conteudo);
      case 'b':
        return conteudo === '1' || conteudo === 'true';
      case 'e':
        return { erro: conteudo };
      case 'n': {
        const numero = Number(conteudo);
        if (!Number.isFinite(numero)) return conteudo;
        return comoData ? dataEmTexto(numero, entrada.sistema) : numero;
      }
      default:
        return conteudo;
    }
  }
}

const MINUTOS_DO_DIA = 1440;

/** A date as it goes to a CSV, with its hour when it has one. */
function dataEmTexto(serial: number, sistema: 1900 | 1904): Celula {
  const minutos = Math.round((serial - Math.floor(serial)) * MINUTOS_DO_DIA);
  const dia = dataDeSerial(minutos === MINUTOS_DO_DIA ? Math.ceil(serial) : serial, sistema);
  if (!dia) return serial;
  if (minutos % MINUTOS_DO_DIA === 0) return dataBrasileira(dia);
  const doisDigitos = (n: number): string => String(n).padStart(2, '0');
  return `${dataBrasileira(dia)} ${doisDigitos(Math.floor(minutos / 60))}:${doisDigitos(minutos % 60)}`;
}
