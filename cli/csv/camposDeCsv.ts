import { dataBrasileira } from '../../src/calendario';
import { decimalDeNumero } from '../../src/valor';
import type { ValorNovo } from '../lancamento/valorNovo';
import { type Celula, ehErroDeCelula, erroEmPortugues } from '../tabela/celula';
import { textoSeguro } from './textoSeguro';

/** The fields of a row of CSV: the table's own cells and the new ones beside them, the same number in every row. */
export function criaCamposDeCsv(decimal: ',' | '.', largura: number, quantasNovas: number) {
  const numero = (valor: number): string => decimalDeNumero(valor).toFixed().replace('.', decimal);
  const dinheiro = (valor: number): string => {
    const emCentavos = valor.toFixed(2);
    return Number(emCentavos) === valor ? emCentavos.replace('.', decimal) : numero(valor);
  };
  const daCelula = (celula: Celula | undefined): string => {
    if (celula === null || celula === undefined) return '';
    if (typeof celula === 'string') return textoSeguro(celula);
    if (typeof celula === 'number') return numero(celula);
    if (typeof celula === 'boolean') return logico(celula);
    return ehErroDeCelula(celula) ? erroEmPortugues(celula.erro) : '';
  };
  const doValor = (valor: ValorNovo): string => {
    switch (valor?.tipo) {
      case undefined:
        return '';
      case 'texto':
        return textoSeguro(valor.texto);
      case 'dinheiro':
        return dinheiro(valor.numero);
      case 'numero':
        return numero(valor.numero);
      case 'data':
        return dataBrasileira(valor.data);
      case 'logico':
        return logico(valor.logico);
    }
  };
  return (celulas: readonly Celula[], novas: readonly ValorNovo[]): string[] => {
    const campos: string[] = [];
    for (let i = 0; i < Math.max(largura, celulas.length); i += 1) campos.push(daCelula(celulas[i]));
    for (let i = 0; i < quantasNovas; i += 1) campos.push(doValor(novas[i]));
    return campos;
  };
}

function logico(valor: boolean): string {
  return valor ? 'VERDADEIRO' : 'FALSO';
}
