import { titulosNovos } from '../lancamento/colunasNovas';
import { Contagem } from '../lancamento/contagem';
import type { Comeco } from '../lancamento/comeco';
import type { Destino } from '../lancamento/grava';
import { lancaTabela, type Moldura } from '../lancamento/lancaTabela';
import type { Plano, Saida } from '../lancamento/plano';
import { descreveColunas, descreveVencimento, vencimentosDe } from '../lancamento/planejaTabela';
import { relatorio, relatorioCsv } from '../lancamento/relatorio';
import type { OpcoesDeTributo } from '../pedido/lugar';
import { Recusa } from '../recusa';
import { MAXIMO_DE_COLUNAS } from '../tabela/celula';
import { guardaRelatorio, mostra } from '../terminal/saida';
import { alargaDimensao, estiloDosTitulos, primeiraColunaLivre } from '../xlsx/acrescentaCelulas';
import { FIM_DA_PLANILHA, inicioDaPlanilha } from '../xlsx/novoLivro';
import { leSeparador } from '../csv/separador';
import { escolheDestino } from './escolheDestino';
import { leDecimal, leInteiro, leNucleos, type OpcoesDeTabela } from './opcoesDeTabela';
import { comTabela, type TabelaPronta, tituloDe } from './preparaTabela';

export interface OpcoesDeCalcular extends OpcoesDeTabela, OpcoesDeTributo {
  readonly saida?: string;
  readonly parcelas?: string;
  readonly separadorSaida?: string;
  readonly decimalSaida?: string;
}

/** `lancador calcular`: writes value, situation, article and instalments beside each row of a table. */
export async function calcular(entrada: string, opcoes: OpcoesDeCalcular, programa: string): Promise<void> {
  const nucleos = leNucleos(opcoes.nucleos, programa);
  await comTabela(entrada, opcoes, async (tabela) => {
    const { fonte, comeco, resolvida } = tabela;
    const { caminho, destino } = await escolheDestino(entrada, opcoes.saida, fonte);
    const vencimentos = vencimentosDe(resolvida);
    const pares = leInteiro('parcelas', opcoes.parcelas) ?? vencimentos.length;
    const titulos = titulosNovos(pares, comeco.titulos);
    const plano = planeja(tabela, destino, opcoes, pares);
    const contagem = new Contagem();
    await destino.grava(
      lancaTabela(comeco, plano, titulos, moldura(tabela, plano.saida, titulos), nucleos, contagem),
    );
    const contado = contagem.fecha();
    const linhas = relatorio(
      {
        titulo: tituloDe(tabela),
        colunas: descreveColunas(comeco.titulos, tabela.colunas, tabela.constantes),
        vencimentos: vencimentos.map(descreveVencimento),
        simbolo: resolvida.contexto.simbolo ?? 'Cr$',
      },
      contado,
    );
    await guardaRelatorio(opcoes.relatorio, linhas, () => relatorioCsv(contado));
    mostra([...linhas, '', `Gravado em ${caminho}`]);
  });
}

function planeja(tabela: TabelaPronta, destino: Destino, opcoes: OpcoesDeCalcular, pares: number): Plano {
  const { fonte, comeco, alvo, colunas, constantes } = tabela;
  return {
    alvo,
    colunas,
    constantes,
    decimal: leDecimal('decimal', opcoes.decimal),
    pares,
    entrada: fonte.entrada(comeco.antes.prefixo, destino.formato === 'csv'),
    saida: saidaDe(destino, opcoes, comeco),
  };
}

function saidaDe({ formato, estilos }: Destino, opcoes: OpcoesDeCalcular, comeco: Comeco): Saida {
  const largura = comeco.titulos.length;
  switch (formato) {
    case 'csv':
      return {
        formato,
        separador: opcoes.separadorSaida === undefined ? ';' : leSeparador(opcoes.separadorSaida),
        decimal: leDecimal('decimal-saida', opcoes.decimalSaida) ?? ',',
        largura,
      };
    case 'planilha':
      return { formato, largura, estilos };
    case 'acrescimo':
      return {
        formato,
        primeiraColuna: primeiraColunaLivre(comeco.antes.xml, largura),
        estilos: { ...estilos, ...estiloDosTitulos(comeco.cabecalho.texto) },
      };
  }
}

function moldura({ comeco }: TabelaPronta, saida: Saida, titulos: readonly string[]): Moldura {
  const ultima =
    saida.formato === 'acrescimo'
      ? saida.primeiraColuna + titulos.length - 1
      : comeco.titulos.length + titulos.length;
  if (ultima > MAXIMO_DE_COLUNAS) throw new Recusa('não cabem mais colunas na planilha');
  if (saida.formato === 'acrescimo')
    return { inicio: alargaDimensao(comeco.antes.xml, ultima), fim: '', mantemOResto: true };
  if (saida.formato === 'planilha')
    return { inicio: inicioDaPlanilha(comeco.cabecalho.primeira), fim: FIM_DA_PLANILHA, mantemOResto: false };
  return { inicio: '', fim: '', mantemOResto: false };
}
