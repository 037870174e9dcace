import { botao } from '../componentes/botao';
import { tabela } from '../componentes/tabela';
import { elemento, fluente } from '../elemento';
import { textos } from '../textos';
import type { FiguraDescrita } from './descreveFigura';
import { graficoDasFaixas } from './graficoDasFaixas';
import { nomeDaFigura } from './nomeDaFigura';

const { regras } = textos;
const LINHAS_A_VISTA = 20;
const COR = { certa: 'success', provavel: 'informative', incerta: 'warning', ilegivel: 'danger' } as const;

export const selo = (cor: string, texto: string): HTMLElement =>
  fluente('badge', { color: cor, appearance: 'tint', size: 'small' }, texto);

/** A figure of the law: its value, where it stands, how sure it is, and its table or scale. */
export function mostraFigura({
  nome,
  descricao,
  artigo,
  desde,
  proxima,
  certeza,
  linhas,
  ausente,
}: FiguraDescrita): Node {
  return elemento(
    'div',
    { class: 'figura' },
    elemento(
      'p',
      {},
      elemento('strong', {}, nome),
      `: ${descricao} `,
      certeza === 'certa' ? undefined : selo(COR[certeza], regras.certeza[certeza]),
      ausente ? selo('warning', regras.ausente) : undefined,
    ),
    elemento(
      'p',
      { class: 'ajuda' },
      [artigo, regras.desde(desde), ...(proxima ? [`até a redação de ${proxima}`] : [])].join(' · '),
    ),
    graficoDasFaixas(nome, linhas),
    linhas.length > 0 && tabelaDaFigura(nome, linhas),
  );
}

function tabelaDaFigura(nome: string, linhas: FiguraDescrita['linhas']): HTMLElement {
  const colunas = linhas[0]?.colunas ?? [];
  const desenha = (quantas: number) =>
    tabela(
      nome,
      [regras.item, ...colunas.map(nomeDaFigura)],
      linhas
        .slice(0, quantas)
        .map(({ titulo, valores }) => [
          titulo,
          ...valores.map((valor) => ({ conteudo: valor ?? regras.ilegivel, classe: 'numero' })),
        ]),
    );
  if (linhas.length <= LINHAS_A_VISTA) return desenha(linhas.length);
  const caixa = elemento('div', {}, desenha(LINHAS_A_VISTA));
  caixa.append(
    botao(
      regras.mostrarTodas(linhas.length),
      () => {
        const toda = desenha(linhas.length);
        caixa.replaceChildren(toda);
        toda.focus();
      },
      { aparencia: 'subtle', pequeno: true },
    ),
  );
  return caixa;
}
