import type { Argumento } from '../../functions/celulas/celula';
import { alturaComDados } from '../../functions/celulas/ultimaLinha';
import { chamadaDe } from '../../functions/formula/chamada';
import { idDeTributo } from '../../functions/formula/idDeTributo';
import { colunasDaTabela, linhaDeTabela } from '../../functions/formula/linhaDeTabela';
import type { Falha, RegraResolvida } from '../../src';
import { falhaDe } from '../../src/regra/falha';
import { type ArgumentoEscrito, leChamada } from '../formula/leChamada';
import type { FuncaoDeclarada } from '../formula/funcaoDeclarada';
import { type Intervalo, type ValorDeCelula, ehErroDeCelula } from '../planilha/planilha';
import { textos } from '../textos';
import { adaptacaoDe, DE_TABELA } from './adaptacoes';
import type { Leitor } from './leitor';
import type { Resolvedor } from './resolvedor';

/** What one row of a call is about: a rule and its facts, or why there are none. */
export type LinhaPronta =
  | { readonly resolvida: RegraResolvida; readonly fatos: Readonly<Record<string, unknown>> }
  | { readonly falha: Falha }
  /** A cell in error among the arguments, whose error the formula passes on. */
  | { readonly erro: string }
  | { readonly vazia: true };

export interface ChamadaPreparada {
  readonly funcao: string;
  readonly altura: number;
  linha(indice: number): LinhaPronta;
}

export interface Recursos {
  readonly leitor: Leitor;
  readonly resolvedor: Resolvedor;
  readonly funcoes: readonly FuncaoDeclarada[];
}

/** Brings the cells that a formula of ours names, and leaves each of its rows ready to be assessed or explained. */
export async function preparaChamada(
  formula: string,
  celula: Intervalo,
  recursos: Recursos,
): Promise<ChamadaPreparada | { readonly motivo: string }> {
  const chamada = leChamada(formula);
  if (!chamada) return { motivo: textos.explicar.semFormula };
  const declarada = recursos.funcoes.find(({ id }) => id === chamada.funcao);
  if (!declarada) return { motivo: textos.explicar.semMemoria(chamada.funcao) };
  const argumentos: Record<string, Argumento> = {};
  for (const [i, { name }] of declarada.parameters.entries()) {
    const escrito = chamada.argumentos[i] ?? { tipo: 'vazio' };
    const lido = await leArgumento(escrito, celula, recursos.leitor);
    if (lido !== null && 'motivo' in lido) return { motivo: `${name}: ${lido.motivo}` };
    argumentos[name] = lido;
  }
  return DE_TABELA.has(chamada.funcao)
    ? deTabela(chamada.funcao, argumentos, recursos.resolvedor)
    : deRegra(chamada.funcao, argumentos, recursos.resolvedor);
}

function deRegra(
  funcao: string,
  argumentos: Readonly<Record<string, Argumento>>,
  resolvedor: Resolvedor,
): ChamadaPreparada | { readonly motivo: string } {
  const adapta = adaptacaoDe(funcao, Object.keys(argumentos));
  if (!adapta) return { motivo: textos.explicar.semMemoria(funcao) };
  const chamada = chamadaDe(argumentos);
  if ('desiguais' in chamada) return { motivo: chamada.desiguais };
  return {
    funcao,
    altura: chamada.altura,
    linha(indice) {
      const erro = chamada.erro(indice);
      if (erro) return { erro: String(erro.code) };
      if (chamada.emBranco(indice)) return { vazia: true };
      const linha = chamada.linha(indice);
      const resolvida = resolvedor.regra(funcao, linha.celula('municipio'), linha.celula('exercicio'));
      if ('falha' in resolvida) return { falha: resolvida };
      try {
        return { resolvida, fatos: adapta(linha, resolvida.regra) };
      } catch (invalido) {
        return { falha: falhaDe(invalido) };
      }
    },
  };
}

function deTabela(
  funcao: string,
  argumentos: Readonly<Record<string, Argumento>>,
  resolvedor: Resolvedor,
): ChamadaPreparada {
  const { tributo, cabecalho, municipio, exercicio } = argumentos;
  const linhas = argumentos['linhas'] ?? argumentos['linha'] ?? [];
  const resolvida = resolvedor.regra(idDeTributo(tributo), municipio?.[0]?.[0], exercicio?.[0]?.[0]);
  if ('falha' in resolvida) return { funcao, altura: 1, linha: () => ({ falha: resolvida }) };
  const colunas = colunasDaTabela(cabecalho, resolvida.regra);
  if (colunas.every((coluna) => coluna === undefined)) {
    const motivo = textos.lancar.nenhumTitulo(resolvida.regra.titulo);
    return { funcao, altura: 1, linha: () => ({ falha: { falha: 'VALOR', motivo } }) };
  }
  return {
    funcao,
    altura: Math.max(1, alturaComDados([linhas])),
    linha(indice) {
      const { fatos, erro } = linhaDeTabela(linhas[indice] ?? [], colunas, resolvida.regra);
      if (erro) return { erro: String(erro.code) };
      return fatos ? { resolvida, fatos } : { vazia: true };
    },
  };
}

async function leArgumento(
  escrito: ArgumentoEscrito,
  celula: Intervalo,
  leitor: Leitor,
): Promise<readonly (readonly unknown[])[] | null | { readonly motivo: string }> {
  switch (escrito.tipo) {
    case 'vazio':
      return null;
    case 'literal':
      return [[escrito.valor]];
    case 'matriz':
      return escrito.valores;
    case 'referencia': {
      const intervalo = await leitor.referencia(escrito.texto, celula);
      if (!intervalo) return { motivo: textos.explicar.referenciaDesconhecida(escrito.texto) };
      return (await leitor.le(intervalo)).map((linha) => linha.map(comoCelula));
    }
    case 'expressao':
      return { motivo: textos.explicar.expressao(escrito.texto) };
  }
}

/** A cell in error reaches a formula as an object with its code. */
function comoCelula(valor: ValorDeCelula): unknown {
  return ehErroDeCelula(valor) ? { code: valor.erro } : valor;
}
