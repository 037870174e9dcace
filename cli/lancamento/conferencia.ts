import { dataBrasileira } from '../../src/calendario';
import { decimalDeNumero, leNumero } from '../../src/valor';
import type { LinhaLida } from '../tabela/bloco';
import { type Celula, ehErroDeCelula, emBranco, erroEmPortugues } from '../tabela/celula';
import { semDuvidaDeMilhar } from '../tabela/semDuvidaDeMilhar';
import type { LinhaLancada } from './lancaLinha';

/** A row where the column and the rule do not say the same, as JSON of one line. */
export interface Diferenca {
  readonly linha: number;
  readonly guardado: string;
  readonly calculado: string;
  readonly situacao: string;
  readonly fundamento: string;
}

/** Compares a column with what the rule gives; a row with nothing in it should have nothing in the column. */
export function criaConferencia(
  coluna: number,
  decimal: ',' | '.' | undefined,
): (linha: LinhaLida, lancada: LinhaLancada | undefined) => string {
  return ({ numero, celulas }, lancada) => {
    const celula = celulas[coluna] ?? null;
    const guardado = typeof celula === 'string' ? semDuvidaDeMilhar(celula.trim(), decimal) : celula;
    if (confere(guardado, lancada)) return '';
    const diferenca: Diferenca = {
      linha: numero,
      guardado: mostraCelula(guardado),
      calculado: mostraValor(lancada),
      situacao: lancada?.situacao ?? 'Em branco',
      fundamento: lancada?.fundamento ?? '',
    };
    return `${JSON.stringify(diferenca)}\n`;
  };
}

function confere(guardado: Celula, lancada: LinhaLancada | undefined): boolean {
  const valor = lancada?.valor;
  if (!valor) return emBranco(guardado) || ehErroDeCelula(guardado);
  if (valor.tipo !== 'dinheiro' && valor.tipo !== 'numero')
    return mostraCelula(guardado) === mostraValor(lancada);
  // An exempt row may be left blank.
  if (emBranco(guardado)) return valor.numero === 0;
  const lido = leNumero(guardado);
  return 'valor' in lido && lido.valor.equals(decimalDeNumero(valor.numero));
}

function mostraValor(lancada: LinhaLancada | undefined): string {
  const valor = lancada?.valor;
  switch (valor?.tipo) {
    case undefined:
      return lancada ? lancada.situacao : '';
    case 'dinheiro':
      return decimalDeNumero(valor.numero).toFixed(2).replace('.', ',');
    case 'numero':
      return decimalDeNumero(valor.numero).toFixed().replace('.', ',');
    case 'logico':
      return valor.logico ? 'VERDADEIRO' : 'FALSO';
    case 'data':
      return dataBrasileira(valor.data);
    case 'texto':
      return valor.texto;
  }
}

function mostraCelula(celula: Celula): string {
  if (celula === null) return '';
  if (typeof celula === 'number') return decimalDeNumero(celula).toFixed().replace('.', ',');
  if (typeof celula === 'boolean') return celula ? 'VERDADEIRO' : 'FALSO';
  return ehErroDeCelula(celula) ? erroEmPortugues(celula.erro) : celula;
}
