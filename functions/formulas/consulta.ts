/* eslint-disable @typescript-eslint/no-explicit-any -- Excel hands cells of any type */
import { achaMunicipio, municipios, resolver } from '../../src';
import {
  alteracoesDaRegra,
  alteracoesPorExtenso,
  fundamentoEm,
  hipoteseDeIsencao,
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
import { type Argumento, type Celula, celulasSemErro } from '../celulas/celula';
import { erroDeExcel } from '../celulas/erroDeExcel';
import { type ValorDeExcel, valorParaExcel } from '../celulas/valorParaExcel';
import { motor } from '../formula/aplicaRegra';
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
    const {
      isenta,
      condicao,
      fundamento: artigo,
    } = hipoteseDeIsencao(resolvida.regra, String(linha.celula('hipotese') ?? ''), resolvida.contexto.dia);
    if (!isenta) return 'NÃO';
    return `SIM${condicao ? `, se ${condicao}` : ''}: ${artigo ?? ''}`;
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
    const lido = leNumero(bruto ?? 0);
    if ('erro' in lido) {
      throw new FatoInvalido(
        'valor',
        `veio ${mostra(bruto)}, que ${lido.erro}; aceita-se um valor em dinheiro`,
      );
    }
    const quantia = lido.valor.toNumber();
    return planoDoTributo(resolvida, quantia).map((parcela) => [
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
    const [lugar, quando] = [linha.celula('municipio'), linha.celula('exercicio')];
    return comErros(() => {
      const propria = motor.regra('VENCIMENTO', lugar, quando);
      if (!('falha' in propria)) {
        const fatos = 'prestacao' in propria.regra.fatos && numero !== undefined ? { prestacao: numero } : {};
        const resultado = propria.lanca({ tributo: id, ...fatos });
        if (!('falha' in resultado)) return [[valorParaExcel(resultado.vencimento)]];
      }
      const resolvida = motor.regra(id, lugar, quando);
      if ('falha' in resolvida) return [[erroDeExcel(resolvida)]];
      return [[valorParaExcel(dataIso(vencimentoDoTributo(resolvida, numero ?? 1).vencimento))]];
    })[0]?.[0] as number;
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
  if ('falha' in resolvida) return [[erroDeExcel(resolvida)]];
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
  return achado.regras.map((regra) => {
    const resolvida = resolver({
      municipio: achado.codigo,
      regra: regra.id,
      ...local.quando,
      opcoes: motor.opcoes(),
    });
    const [fora, artigos] =
      'falha' in resolvida
        ? [resolvida.motivo, regra.fundamento]
        : [resolvida.foraDeVigencia, fundamentoEm(regra, resolvida.contexto.dia)];
    return [
      regra.id,
      regra.titulo,
      citacoesPorExtenso(artigos),
      fora ?? 'em vigor',
      alteracoesPorExtenso(alteracoesDaRegra(regra)),
    ];
  });
}

function retangular(linhas: readonly (readonly string[])[]): string[][] {
  const largura = Math.max(...linhas.map(({ length }) => length));
  return linhas.map((linha) => [...linha, ...Array.from({ length: largura - linha.length }, () => '')]);
}

/** Which instalment was asked for; undefined when the cell is blank. @throws {FatoInvalido} it is no whole number */
function numeroDaParcela(celula: Celula): number | undefined {
  if (celula === null || celula === 0) return undefined;
  const lido = leNumero(celula);
  if ('erro' in lido || !lido.valor.isInteger())
    throw new FatoInvalido('parcela', `veio ${mostra(celula)}; aceita-se o número da prestação: 1, 2…`);
  return lido.valor.toNumber();
}
