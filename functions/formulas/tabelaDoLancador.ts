/* eslint-disable @typescript-eslint/no-explicit-any -- Excel hands cells of any type */
import { type Falha, falhou, type Memoria, type Regra } from '../../src';
import type { Casamento } from '../../src/cabecalho';
import { motor, mostra } from '../formula/aplicaRegra';
import { comErro, comErros } from '../formula/comErros';
import { idDeTributo } from '../formula/idDeTributo';
import { colunasDaTabela, linhaDeTabela } from '../formula/linhaDeTabela';
import { type Argumento, celulasSemErro, matrizDe } from '../celulas/celula';
import { erroDeExcel } from '../celulas/erroDeExcel';
import { alturaComDados } from '../celulas/ultimaLinha';
import { cartaoDaMemoria } from '../formula/cartaoDaMemoria';
import { SAIDAS_PRINCIPAIS } from '../formula/saidasPrincipais';
import type { ValorDeExcel } from '../celulas/valorParaExcel';

/**
 * Lança uma tabela inteira: casa os títulos das colunas com os fatos do tributo e devolve valor, situação e artigo de cada linha.
 * @customfunction LANCAR
 * @param tributo Tributo a lançar, por exemplo IMPOSTO_PREDIAL
 * @param cabecalho Linha com os títulos das colunas
 * @param linhas Linhas da tabela, com as mesmas colunas do cabeçalho
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data do lançamento; sem ele, o do painel
 * @returns Três colunas: valor, situação e fundamento
 */
export function lancarTabela(
  tributo: any[][],
  cabecalho: any[][],
  linhas: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return comErros(() => linhasLancadas(tributo, cabecalho, linhas, municipio, exercicio));
}

function linhasLancadas(
  tributo: Argumento,
  cabecalho: Argumento,
  linhas: Argumento,
  municipio: Argumento,
  exercicio: Argumento,
): ValorDeExcel[][] {
  const [lugar = null, quando = null] = celulasSemErro(municipio, exercicio);
  const resolvida = motor.regra(idDeTributo(tributo), lugar, quando);
  if ('falha' in resolvida) return [falhaNaLinha(resolvida)];
  const colunas = colunasDaTabela(cabecalho, resolvida.regra);
  const semColunas = nadaReconhecido(colunas, resolvida.regra);
  if (semColunas) return [falhaNaLinha(semColunas)];
  const dadas = matrizDe(linhas);
  return dadas.slice(0, Math.max(1, alturaComDados([dadas]))).map((celulas): ValorDeExcel[] => {
    const { fatos, erro } = linhaDeTabela(celulas, colunas, resolvida.regra);
    if (erro) return [erro, 'Erro', ''];
    if (!fatos) return ['', '', ''];
    const resultado = resolvida.lanca(fatos);
    if (falhou(resultado)) return falhaNaLinha(resultado);
    return [mostra(resultado, SAIDAS_PRINCIPAIS), situacao(resultado), resultado.fundamento];
  });
}

function falhaNaLinha(falha: Falha): ValorDeExcel[] {
  return [erroDeExcel(falha), falha.falha === 'VALOR' ? 'Erro' : 'Sem resposta', falha.motivo];
}

function nadaReconhecido(colunas: Casamento, { titulo, fatos }: Regra): Falha | undefined {
  if (colunas.some((coluna) => coluna !== undefined)) return undefined;
  const nomes = Object.keys(fatos);
  const usa = nomes.length > 0 ? `usa ${nomes.join(', ')}` : 'não usa fato algum';
  return { falha: 'VALOR', motivo: `cabecalho: nenhum título foi reconhecido; ${titulo} ${usa}` };
}

function situacao(resultado: {
  readonly isento?: unknown;
  readonly incide?: unknown;
  readonly permitido?: unknown;
}): string {
  if (resultado.isento === true) return 'Isento';
  if (resultado.incide === false) return 'Não incide';
  return resultado.permitido === false ? 'Vedado' : 'Lançado';
}

/**
 * Memória de cálculo de uma linha: cada passo, a conta, o valor e o artigo da lei.
 * @customfunction MEMORIA
 * @param tributo Tributo, por exemplo IMPOSTO_PREDIAL
 * @param cabecalho Linha com os títulos das colunas
 * @param linha A linha da tabela
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data do lançamento; sem ele, o do painel
 * @returns Quatro colunas: passo, conta, valor e fundamento
 */
export function memoria(
  tributo: any[][],
  cabecalho: any[][],
  linha: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return comErros(() => linhasDaMemoria(explicaLinha(tributo, cabecalho, linha, municipio, exercicio)));
}

function linhasDaMemoria(explicada: ReturnType<typeof explicaLinha>): ValorDeExcel[][] {
  if (!explicada) return [['', '', '', '']];
  if ('erro' in explicada) return [[explicada.erro, '', '', '']];
  const { passos, avisos, resultado, fundamentos, versao } = explicada.memoria;
  const linhas = passos.map(({ rotulo, conta, valor, fundamento }) => [rotulo, conta, valor, fundamento]);
  for (const aviso of avisos) linhas.push(['Aviso', aviso, '', '']);
  if (falhou(resultado)) return [...linhas, ['Resultado', resultado.motivo, '', '']];
  return [...linhas, ['Fundamento', fundamentos.join('; '), '', ''], ['Regras', `versão ${versao}`, '', '']];
}

/**
 * O valor de uma linha como número que abre um cartão com a memória de cálculo.
 * @customfunction CARTAO
 * @param tributo Tributo, por exemplo IMPOSTO_PREDIAL
 * @param cabecalho Linha com os títulos das colunas
 * @param linha A linha da tabela
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data do lançamento; sem ele, o do painel
 * @returns O valor, com o cartão
 */
export function cartao(
  tributo: any[][],
  cabecalho: any[][],
  linha: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any {
  return comErro(() => {
    const explicada = explicaLinha(tributo, cabecalho, linha, municipio, exercicio);
    if (!explicada) return '';
    return 'erro' in explicada ? explicada.erro : cartaoDaMemoria(explicada.memoria);
  });
}

/** The memória of a row; undefined when there is nothing in it. */
function explicaLinha(
  tributo: Argumento,
  cabecalho: Argumento,
  linha: Argumento,
  municipio: Argumento,
  exercicio: Argumento,
): { readonly memoria: Memoria } | { readonly erro: CustomFunctions.Error } | undefined {
  const [lugar = null, quando = null] = celulasSemErro(municipio, exercicio);
  const resolvida = motor.regra(idDeTributo(tributo), lugar, quando);
  if ('falha' in resolvida) return { erro: erroDeExcel(resolvida) };
  // What is charged by no fact is explained without a table.
  if (Object.keys(resolvida.regra.fatos).length === 0) return { memoria: resolvida.explica({}) };
  const colunas = colunasDaTabela(cabecalho, resolvida.regra);
  const semColunas = nadaReconhecido(colunas, resolvida.regra);
  if (semColunas) return { erro: erroDeExcel(semColunas) };
  const { fatos, erro } = linhaDeTabela(matrizDe(linha)[0] ?? [], colunas, resolvida.regra);
  if (erro) return { erro };
  return fatos && { memoria: resolvida.explica(fatos) };
}
