/* eslint-disable @typescript-eslint/no-explicit-any -- Excel hands cells of any type */
import {
  achaMunicipio,
  type Falha,
  falhou,
  municipios,
  type RegraResolvida,
  resolver,
  type Resultado,
} from '../../src';
import {
  alteracoesDaRegra,
  alteracoesPorExtenso,
  fundamentoEm,
  planoDoTributo,
  tabelasDaRegra,
  vencimentoDoTributo,
} from '../../src/consulta';
import { dataIso } from '../../src/calendario';
import { citacoesPorExtenso } from '../../src/norma/norma';
import { FatoInvalido } from '../../src/regra';
import { mostra } from '../../src/regra/fato/mostra';
import { chaveDeTexto } from '../../src/regra/texto';
import { leNumero } from '../../src/valor';
import { type Argumento, type Celula, celulasSemErro, celulaVazia } from '../celulas/celula';
import { dinheiroDaCelula } from '../celulas/dinheiroDaCelula';
import { respostaDeIsencao } from '../celulas/respostaDeIsencao';
import { erroDeExcel } from '../celulas/erroDeExcel';
import { type ValorDeExcel, valorParaExcel } from '../celulas/valorParaExcel';
import { motor } from '../formula/aplicaRegra';
import { comArgumento } from '../formula/comArgumento';
import { comErros } from '../formula/comErros';
import { idDeTributo } from '../formula/idDeTributo';
import { lugarEQuando } from '../formula/motor';
import { porLinha } from '../formula/porLinha';

/**
 * Diz por que artigos da lei um tributo é cobrado.
 * @customfunction FUNDAMENTO
 * @param tributo Tributo, por exemplo IMPOSTO_PREDIAL
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data do lançamento; sem ele, o do painel
 * @returns Lei e artigos
 */
export function fundamento(tributo: any[][], municipio?: any[][], exercicio?: any[][]): any[][] {
  return porLinha({ tributo, municipio, exercicio }, (linha) => {
    const resolvida = motor.regra(
      idDeTributo(linha.celula('tributo')),
      linha.celula('municipio'),
      linha.celula('exercicio'),
    );
    if ('falha' in resolvida) return erroDeExcel(resolvida);
    if (resolvida.foraDeVigencia !== undefined)
      return erroDeExcel({ falha: 'ND', motivo: resolvida.foraDeVigencia });
    return citacoesPorExtenso(fundamentoEm(resolvida.regra, resolvida.contexto.dia));
  });
}

/**
 * Diz se uma hipótese isenta de um tributo, com que condição e por que artigo.
 * @customfunction ISENTO
 * @param tributo Tributo, por exemplo IMPOSTO_PREDIAL
 * @param hipotese Hipótese de isenção, por exemplo TEMPLO
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data do lançamento; sem ele, o do painel
 * @returns SIM ou NÃO, com a condição e o artigo
 */
export function isento(
  tributo: any[][],
  hipotese: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return porLinha({ tributo, hipotese, municipio, exercicio }, (linha) => {
    const resolvida = motor.regra(
      idDeTributo(linha.celula('tributo')),
      linha.celula('municipio'),
      linha.celula('exercicio'),
    );
    if ('falha' in resolvida) return erroDeExcel(resolvida);
    if (resolvida.foraDeVigencia !== undefined)
      return erroDeExcel({ falha: 'ND', motivo: resolvida.foraDeVigencia });
    // Blank, alone or in a column, claims nothing.
    const hipotese = linha.celula('hipotese');
    return celulaVazia(hipotese) ? '' : respostaDeIsencao(resolvida, hipotese);
  });
}

/**
 * Divide um valor do tributo nas prestações da lei.
 * @customfunction PARCELAS
 * @param tributo Tributo, por exemplo IMPOSTO_PREDIAL
 * @param valor Valor do tributo no exercício
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data do lançamento; sem ele, o do painel
 * @returns Três colunas: número da prestação, vencimento e valor
 */
export function parcelas(
  tributo: any[][],
  valor: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return comErros(() => {
    const [lugar = null, quando = null, bruto = null] = celulasSemErro(municipio, exercicio, valor);
    const id = idDeTributo(tributo);
    const propria = motor.regra('PARCELAS', lugar, quando);
    if (!('falha' in propria)) {
      const resultado = propria.lanca({ tributo: id, principal: bruto });
      if (!('falha' in resultado) && resultado.parcelas) {
        return resultado.parcelas.map((parcela, i) => [
          i + 1,
          valorParaExcel(parcela.vencimento ?? ''),
          parcela.valor,
        ]);
      }
    }
    const resolvida = motor.regra(id, lugar, quando);
    if ('falha' in resolvida) return [[erroDeExcel(resolvida)]];
    return planoDoTributo(resolvida, dinheiroDaCelula(bruto).toNumber()).map((parcela) => [
      parcela.numero,
      valorParaExcel(dataIso(parcela.vencimento)),
      parcela.valor,
    ]);
  });
}

/**
 * Data em que vence uma prestação do tributo, como a lei a escreve.
 * @customfunction VENCIMENTO
 * @param tributo Tributo, por exemplo IMPOSTO_PREDIAL
 * @param parcela Número da prestação; sem ele, a primeira
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data do lançamento; sem ele, o do painel
 * @returns A data, como número de série (formate a célula como data)
 */
export function vencimento(
  tributo: any[][],
  parcela?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return porLinha({ tributo, parcela, municipio, exercicio }, (linha) => {
    const id = idDeTributo(linha.celula('tributo'));
    const numero = numeroDaParcela(linha.celula('parcela'));
    return vencimentoDaCelula(id, numero, linha.celula('municipio'), linha.celula('exercicio'));
  });
}

/**
 * A tabela de um tributo como a lei a traz.
 * @customfunction TABELA
 * @param tabela Tributo (IMPOSTO_TERRITORIAL) ou tributo e tabela (INDUSTRIAS_PROFISSOES.tabela2)
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data do lançamento; sem ele, o do painel
 * @returns Item, descrição e um valor por coluna da tabela
 */
export function tabela(tabela: any[][], municipio?: any[][], exercicio?: any[][]): any[][] {
  return comErros(() => linhasDaTabela(tabela, municipio, exercicio));
}

function linhasDaTabela(tabela: Argumento, municipio: Argumento, exercicio: Argumento): ValorDeExcel[][] {
  const [pedida = null, lugar = null, quando = null] = celulasSemErro(tabela, municipio, exercicio);
  const pedido = String(pedida ?? '');
  const [tributo = '', qual] = pedido.split('.');
  const resolvida = motor.regra(idDeTributo(tributo), lugar, quando);
  if ('falha' in resolvida) return [[erroDeExcel(comArgumento(resolvida, 'tributo', 'tabela'))]];
  if (resolvida.foraDeVigencia !== undefined)
    return [[erroDeExcel({ falha: 'ND', motivo: resolvida.foraDeVigencia })]];
  const todas = tabelasDaRegra(resolvida.regra, resolvida.contexto.dia);
  const achadas =
    qual === undefined
      ? todas
      : todas.filter(({ parametro }) => chaveDeTexto(parametro) === chaveDeTexto(qual));
  if (achadas.length === 0) {
    const nomes = todas.map(({ parametro }) => `${resolvida.regra.id}.${parametro}`).join(', ');
    return [
      [
        erroDeExcel({
          falha: 'ND',
          motivo: nomes ? `tabela não encontrada; há ${nomes}` : `${resolvida.regra.titulo} não tem tabela`,
        }),
      ],
    ];
  }
  return retangular(
    achadas.flatMap(({ parametro, fundamento: artigo, linhas }) => [
      [parametro, artigo, ...(linhas[0]?.colunas ?? [])],
      ...linhas.map(({ codigo, titulo, valores }) => [
        codigo,
        titulo,
        ...valores.map((valor) => valor ?? 'ilegível'),
      ]),
    ]),
  );
}

/**
 * Os tributos e regras do município no exercício, com o artigo e a situação.
 * @customfunction REGRAS
 * @param municipio Município; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Cinco colunas: regra, título, fundamento, situação e alterações
 */
export function regras(municipio?: any[][], exercicio?: any[][]): any[][] {
  return comErros(() => linhasDasRegras(municipio, exercicio));
}

function linhasDasRegras(municipio: Argumento, exercicio: Argumento): ValorDeExcel[][] {
  const [lugar = null, quando = null] = celulasSemErro(municipio, exercicio);
  const local = lugarEQuando(lugar, quando);
  if ('falha' in local) return [[erroDeExcel(local)]];
  const achado = achaMunicipio(local.municipio);
  if (!achado) {
    const motivo = `municipio: veio "${local.municipio}"; aceita-se um destes: ${municipios.map(({ codigo }) => codigo).join(', ')}`;
    return [[erroDeExcel({ falha: 'VALOR', motivo })]];
  }
  const linhas: ValorDeExcel[][] = [];
  for (const regra of achado.regras) {
    const resolvida = resolver({
      municipio: achado.codigo,
      regra: regra.id,
      ...local.quando,
      opcoes: motor.opcoes(),
    });
    // Only the exercise can be wrong here, and it is the same for all.
    if ('falha' in resolvida) return [[erroDeExcel(comArgumento(resolvida, 'data', 'exercicio'))]];
    linhas.push([
      regra.id,
      regra.titulo,
      citacoesPorExtenso(fundamentoEm(regra, resolvida.contexto.dia)),
      resolvida.foraDeVigencia ?? 'em vigor',
      alteracoesPorExtenso(alteracoesDaRegra(regra)),
    ]);
  }
  return linhas;
}

function retangular(linhas: readonly (readonly string[])[]): string[][] {
  const largura = Math.max(...linhas.map(({ length }) => length));
  return linhas.map((linha) => [...linha, ...Array.from({ length: largura - linha.length }, () => '')]);
}

/** Which instalment was asked for; undefined when the cell is blank. @throws {FatoInvalido} it is no whole number */
function numeroDaParcela(celula: Celula): number | undefined {
  if (celulaVazia(celula)) return undefined;
  const lido = leNumero(celula);
  if ('erro' in lido || !lido.valor.isInteger())
    throw new FatoInvalido('parcela', `veio ${mostra(celula)}; aceita-se o número da prestação: 1, 2…`);
  return lido.valor.toNumber();
}

/** Due date of one instalment: by the rule of due dates, if the law has one for the tribute, or by its plan of payment. */
function vencimentoDaCelula(
  id: string,
  numero: number | undefined,
  lugar: Celula,
  quando: Celula,
): ValorDeExcel {
  const propria = motor.regra('VENCIMENTO', lugar, quando);
  if (!('falha' in propria)) {
    const resultado = pelaRegra(propria, id, numero);
    if (!falhou(resultado)) return valorParaExcel(resultado.vencimento);
    // The rule lists some tributes only; the others have a plan of payment of their own.
    if (resultado.fato !== 'tributo') return erroDeExcel(comoAFormulaDiz(resultado, propria));
  }
  const resolvida = motor.regra(id, lugar, quando);
  if ('falha' in resolvida) return erroDeExcel(resolvida);
  return valorParaExcel(dataIso(vencimentoDoTributo(resolvida, numero ?? 1).vencimento));
}

function pelaRegra(propria: RegraResolvida, id: string, numero: number | undefined): Resultado {
  const temPrestacao = 'prestacao' in propria.regra.fatos;
  const resultado = propria.lanca({
    tributo: id,
    ...(temPrestacao && numero !== undefined ? { prestacao: numero } : {}),
  });
  // A rule that has no instalments, or answers with a season of the year, would give one date for any number.
  const deUmaSoVez = !falhou(resultado) && (!temPrestacao || resultado.inicio !== undefined);
  if (deUmaSoVez && numero !== undefined && numero !== 1)
    throw new FatoInvalido('parcela', `veio ${numero}; aceita-se 1, porque se paga de uma só vez`);
  return resultado;
}

/** The rule may ask for what the formula does not. */
function comoAFormulaDiz(falha: Falha, { regra }: RegraResolvida): Falha {
  const { fato } = falha;
  if (fato === undefined) return falha;
  if (fato === 'prestacao') return comArgumento(falha, fato, 'parcela');
  return {
    falha: 'ND',
    motivo: `o vencimento depende de ${fato} (${regra.fatos[fato]?.titulo ?? fato}), que esta fórmula não pergunta`,
  };
}
