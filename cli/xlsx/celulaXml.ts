import { dataBrasileira, serialDeData } from '../../src/calendario';
import type { ValorNovo } from '../lancamento/valorNovo';
import type { EstilosDaPlanilha } from './estilos';

// What XML 1.0 cannot hold, and what would be read as the escape of it.
// eslint-disable-next-line no-control-regex -- these are the characters that have to be found
const FORA_DO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/g;
const SUBSTITUTO_SOLTO = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Text as the content of an element. */
export function escapaXml(texto: string): string {
  return texto
    .replace(FORA_DO_XML, (letra) => `_x${letra.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(SUBSTITUTO_SOLTO, '\ufffd')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/\r/g, '&#13;');
}

/** Writes cells of a sheet. Text is always text, whatever it begins with. */
export function criaCelulaXml(estilos: EstilosDaPlanilha, prefixo = '', sistema: 1900 | 1904 = 1900) {
  const p = prefixo;
  const celula = (ref: string, estilo: number | undefined, tipo: string, dentro: string): string =>
    `<${p}c r="${ref}"${estilo === undefined ? '' : ` s="${estilo}"`}${tipo === '' ? '' : ` t="${tipo}"`}>${dentro}</${p}c>`;
  const texto = (ref: string, conteudo: string, estilo?: number): string =>
    celula(
      ref,
      estilo,
      'inlineStr',
      `<${p}is><${p}t xml:space="preserve">${escapaXml(conteudo)}</${p}t></${p}is>`,
    );
  const numero = (ref: string, valor: number, estilo?: number): string =>
    celula(ref, estilo, '', `<${p}v>${valor}</${p}v>`);
  return (ref: string, valor: ValorNovo, ehTitulo = false): string => {
    switch (valor?.tipo) {
      case undefined:
        return '';
      case 'texto':
        return texto(ref, valor.texto, ehTitulo ? estilos.titulo : undefined);
      case 'dinheiro':
        return numero(ref, valor.numero, estilos.dinheiro);
      case 'numero':
        return numero(ref, valor.numero);
      case 'logico':
        return celula(ref, undefined, 'b', `<${p}v>${valor.logico ? 1 : 0}</${p}v>`);
      case 'data': {
        const serial = estilos.data === undefined ? undefined : serialDeData(valor.data, sistema);
        return serial === undefined
          ? texto(ref, dataBrasileira(valor.data))
          : numero(ref, serial, estilos.data);
      }
    }
  };
}
