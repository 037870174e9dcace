import { achaMunicipio, achaRegra, type Regra } from '../../../src';
import { mapaDosTitulos, type Mapa } from '../../../taskpane/lancar/mapa';
import { montaFormulas, type PedidoDeFormulas } from '../../../taskpane/lancar/montaFormulas';
import { FUNCOES } from '../ponteDeTeste';

const alegre = achaMunicipio('ALEGRE');
const predial = (alegre && achaRegra(alegre, 'IMPOSTO_PREDIAL')) as Regra;
const titulos = ['Imóvel', 'Valor locativo', 'Ocupação'];
const regiao = { intervalo: { planilha: 'F', linha: 0, coluna: 0, linhas: 13, colunas: 3 } };
const mapa: Mapa = { valorLocativo: 1, ocupacao: 2 };

const monta = (mudanca: Partial<PedidoDeFormulas> = {}) =>
  montaFormulas({
    regra: predial,
    funcoes: FUNCOES,
    mapa,
    regiao,
    titulos,
    linhas: 12,
    derramada: false,
    detalhada: false,
    ...mudanca,
  });

describe('montaFormulas', () => {
  test('os títulos do cadastro dizem o mapa', () => {
    expect(mapaDosTitulos(titulos, predial)).toStrictEqual(mapa);
  });

  test('usa a fórmula do tributo, uma por linha', () => {
    expect(monta().linha(0)).toStrictEqual(['=TRIB.IMPOSTO_PREDIAL(B2,,C2)']);
    expect(monta().linha(11)).toStrictEqual(['=TRIB.IMPOSTO_PREDIAL(B13,,C13)']);
  });

  test('derramada, dá a coluna inteira de uma vez', () => {
    expect(monta({ derramada: true }).linha(0)).toStrictEqual(['=TRIB.IMPOSTO_PREDIAL(B2:B13,,C2:C13)']);
  });

  test('município e exercício fixados vão no fim', () => {
    expect(monta({ fixo: { municipio: 'ALEGRE', exercicio: '1952-07-01' } }).linha(0)).toStrictEqual([
      '=TRIB.IMPOSTO_PREDIAL(B2,,C2,,,,"ALEGRE","1952-07-01")',
    ]);
  });

  test('com situação e fundamento usa LANCAR, que ocupa três colunas', () => {
    const formulas = monta({ detalhada: true, fixo: { municipio: 'ALEGRE', exercicio: 1952 } });
    expect(formulas.colunas).toBe(3);
    expect(formulas.linha(1)).toStrictEqual([
      '=TRIB.LANCAR("IMPOSTO_PREDIAL",$A$1:$C$1,A3:C3,"ALEGRE",1952)',
    ]);
  });

  test('um dado que a fórmula do tributo não recebe leva a LANCAR', () => {
    const [outro = ''] = Object.keys(predial.fatos).filter(
      (fato) => !FUNCOES[0]?.parameters.some(({ name }) => name === fato),
    );
    expect(monta({ mapa: { ...mapa, [outro]: 0 } }).funcao).toBe('LANCAR');
  });

  test('corrigida uma coluna, LANCAR leva escrito o título que cada uma tem', () => {
    const formulas = monta({ detalhada: true, mapa: { valorLocativo: 0 } });
    expect(formulas.linha(0)).toStrictEqual([
      '=TRIB.LANCAR("IMPOSTO_PREDIAL",{"valorLocativo","",""},A2:C2)',
    ]);
  });

  test('tabela do Excel: referências estruturadas', () => {
    const naTabela = { ...regiao, tabela: 'Cadastro' };
    expect(monta({ regiao: naTabela }).linha(3)).toStrictEqual([
      '=TRIB.IMPOSTO_PREDIAL(Cadastro[@[Valor locativo]],,Cadastro[@[Ocupação]])',
    ]);
    expect(monta({ regiao: naTabela, derramada: true }).linha(0)).toStrictEqual([
      '=TRIB.IMPOSTO_PREDIAL(Cadastro[Valor locativo],,Cadastro[Ocupação])',
    ]);
    // Nothing spills inside an Excel table: three columns, each with its part.
    const partes = monta({ regiao: naTabela, detalhada: true }).linha(0);
    const lancar =
      'TRIB.LANCAR("IMPOSTO_PREDIAL",Cadastro[[#Headers],[Imóvel]:[Ocupação]],Cadastro[@[Imóvel]:[Ocupação]])';
    expect(partes).toStrictEqual([1, 2, 3].map((parte) => `=INDEX(${lancar},1,${parte})`));
  });
});
