import Papa from 'papaparse';
import { decimalDeNumero, formataDecimal } from '../../src/valor';
import { Decimal } from '../../src/valor/decimal';
import { textoSeguro } from '../csv/textoSeguro';
import { type Celula, ehErroDeCelula, erroEmPortugues } from '../tabela/celula';
import type { FormulaAvaliada, LivroAvaliado } from './avaliaLivro';

const PRIMEIRAS = 10;

/** A cell as a person reads it. */
export function mostraCelula(celula: Celula): string {
  if (celula === null || celula === '') return 'vazio';
  if (typeof celula === 'number') return formataDecimal(decimalDeNumero(celula));
  if (typeof celula === 'boolean') return celula ? 'VERDADEIRO' : 'FALSO';
  return ehErroDeCelula(celula) ? erroEmPortugues(celula.erro) : celula;
}

export function mostraQuantas(quantas: number): string {
  return `${formataDecimal(new Decimal(quantas))} ${quantas === 1 ? 'fórmula' : 'fórmulas'}`;
}

/** What an evaluation gave, in words. */
export function mostraAvaliacao({ avaliacao }: FormulaAvaliada): string {
  if ('naoAvaliada' in avaliacao) return avaliacao.naoAvaliada;
  const valor = mostraCelula(avaliacao.valor);
  return avaliacao.mensagem === '' ? valor : `${valor} (${avaliacao.mensagem})`;
}

/** Formulas that share a reason, with the first cells of each. */
export function porMotivo(
  titulo: string,
  casos: readonly (readonly [motivo: string, endereco: string])[],
): readonly string[] {
  const enderecos = new Map<string, string[]>();
  for (const [motivo, endereco] of casos) enderecos.set(motivo, [...(enderecos.get(motivo) ?? []), endereco]);
  if (enderecos.size === 0) return [];
  const linhas = ['', titulo];
  for (const [motivo, celulas] of [...enderecos].sort(([, a], [, b]) => b.length - a.length)) {
    const mais = celulas.length > PRIMEIRAS ? '…' : '';
    linhas.push(
      `  ${mostraQuantas(celulas.length)}: ${motivo}`,
      `    ${celulas.slice(0, PRIMEIRAS).join(', ')}${mais}`,
    );
  }
  return linhas;
}

/** What is said of every run: the settings, the errors, and what was not done. */
export function notas({ ajustes, formulas, outras }: LivroAvaliado): readonly string[] {
  const emErro: (readonly [string, string])[] = [];
  const naoAvaliadas: (readonly [string, string])[] = [];
  const despejadas: (readonly [string, string])[] = [];
  for (const { avaliacao, endereco } of formulas) {
    if ('naoAvaliada' in avaliacao) naoAvaliadas.push([avaliacao.naoAvaliada, endereco]);
    else {
      if (ehErroDeCelula(avaliacao.valor))
        emErro.push([avaliacao.mensagem || erroEmPortugues(avaliacao.valor.erro), endereco]);
      if (avaliacao.despejo)
        despejadas.push([`o resultado tem ${avaliacao.despejo.join(' × ')} células`, endereco]);
    }
  }
  return [
    ...(ajustes.municipio === undefined && ajustes.exercicio === undefined
      ? []
      : [
          `Município ${ajustes.municipio ?? 'só nas fórmulas'}, exercício ${String(ajustes.exercicio ?? 'só nas fórmulas')}`,
        ]),
    ...porMotivo('Dão erro:', emErro),
    ...porMotivo('Não avaliadas aqui, ficam como estavam:', naoAvaliadas),
    ...porMotivo(
      'Enchem mais de uma célula; só a primeira é tratada, e o Excel refaz as outras:',
      despejadas,
    ),
    ...(outras > 0
      ? [
          '',
          `Há outras ${mostraQuantas(outras)}, que não são nossas: se dependem destas, Ctrl+Alt+F9 no Excel as refaz.`,
        ]
      : []),
  ];
}

/** A table of cells that a spreadsheet opens. */
export function tabelaCsv(titulos: readonly string[], linhas: readonly (readonly string[])[]): string {
  const registros = [titulos, ...linhas].map((linha) => linha.map(textoSeguro));
  return `\ufeff${Papa.unparse(registros, { delimiter: ';', newline: '\r\n' })}\r\n`;
}
