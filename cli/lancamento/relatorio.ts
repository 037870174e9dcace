import { formataDecimal } from '../../src/valor';
import { Decimal } from '../../src/valor/decimal';
import { textoSeguro } from '../csv/textoSeguro';
import Papa from 'papaparse';
import type { ContagemDeBloco } from './contagem';

/** What the report says besides the counts. */
export interface Cabeca {
  readonly titulo: string;
  readonly colunas: readonly string[];
  readonly vencimentos: readonly string[];
  readonly simbolo: string;
}

const inteiro = (quantos: number): string => formataDecimal(new Decimal(quantos));

const linhas = (quantas: number): string => `${inteiro(quantas)} ${quantas === 1 ? 'linha' : 'linhas'}`;

/** The report of a run, in lines of text. */
export function relatorio(cabeca: Cabeca, contagem: ContagemDeBloco): readonly string[] {
  const situacoes = contagem.situacoes.map(
    ([situacao, quantas]) => `${situacao.toLowerCase()} ${inteiro(quantas)}`,
  );
  if (contagem.emBranco > 0) situacoes.push(`em branco ${inteiro(contagem.emBranco)}`);
  const texto = [
    cabeca.titulo,
    ...cabeca.colunas,
    `${linhas(contagem.linhas)}: ${situacoes.join(', ') || 'nenhuma'}`,
    `Total lançado: ${cabeca.simbolo} ${formataDecimal(new Decimal(contagem.total), 2)}`,
  ];
  if (cabeca.vencimentos.length > 0) texto.push(`Vencimentos: ${cabeca.vencimentos.join('; ')}`);
  if (contagem.parcelasSemColuna > 0)
    texto.push(
      `Atenção: ${linhas(contagem.parcelasSemColuna)} com mais parcelas que colunas; use --parcelas`,
    );
  if (contagem.causas.length > 0) texto.push('', 'Sem valor, por causa:');
  for (const causa of contagem.causas) {
    texto.push(`  ${linhas(causa.linhas)}: ${causa.motivo}`);
    if (causa.valores.length > 0)
      texto.push(
        `    veio: ${causa.valores.map(([valor, vezes]) => `${valor} (${inteiro(vezes)})`).join(', ')}`,
      );
    const mais = causa.linhas > causa.primeiras.length ? '…' : '';
    texto.push(
      `    ${causa.primeiras.length === 1 ? 'linha' : 'linhas'} ${causa.primeiras.join(', ')}${mais}`,
    );
  }
  return texto;
}

/** The causes as a table that a spreadsheet opens. */
export function relatorioCsv({ causas }: ContagemDeBloco): string {
  const registros = causas.map(({ motivo, linhas: quantas, primeiras, valores }) => [
    textoSeguro(motivo),
    quantas,
    primeiras.join(' '),
    textoSeguro(valores.map(([valor, vezes]) => `${valor} (${vezes})`).join(', ')),
  ]);
  const tabela = [['Causa', 'Linhas', 'Primeiras linhas', 'O que veio'], ...registros];
  return `\ufeff${Papa.unparse(tabela, { delimiter: ';', newline: '\r\n' })}\r\n`;
}
