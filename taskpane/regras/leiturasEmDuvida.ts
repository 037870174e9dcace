import type { Ponte } from '../../functions/tipos';
import { type CodigoMunicipio, escolhaDeAlternativa, type Leitura } from '../../src/norma';
import { marca } from '../componentes/campo';
import { elemento, fluente } from '../elemento';
import { textos } from '../textos';

const { regras } = textos;

/** Doubtful readings with the raw words of the source; where the other one computes, it can be chosen. */
export function leiturasEmDuvida(
  leituras: readonly Leitura[],
  municipio: CodigoMunicipio,
  ponte: Ponte,
): HTMLElement[] {
  return leituras.map((leitura) => {
    const { id, dispositivo, certeza, bruto, leitura: lida, motivo, alternativa, selecionavel } = leitura;
    const par = (nome: string, texto: string) => [elemento('dt', {}, nome), elemento('dd', {}, texto)];
    return elemento(
      'div',
      { class: 'leitura' },
      elemento(
        'p',
        {},
        elemento('strong', {}, `${id} · ${dispositivo} `),
        fluente('badge', { appearance: 'tint', color: 'warning', size: 'small' }, regras.certeza[certeza]),
      ),
      elemento(
        'dl',
        {},
        ...par(regras.naFonte, bruto),
        ...par(regras.lidoComo, lida),
        ...(alternativa === undefined ? [] : par(regras.outraLeitura, alternativa)),
        ...par(regras.porque, motivo),
      ),
      selecionavel === true && escolhaDaLeitura(escolhaDeAlternativa(municipio, id), ponte),
    );
  });
}

function escolhaDaLeitura(escolha: string, ponte: Ponte): HTMLElement {
  const escolhidas = () => ponte.ajustes().alternativas ?? [];
  return marca(regras.usarOutra, escolhidas().includes(escolha), (usa) => {
    const outras = escolhidas().filter((escolhida) => escolhida !== escolha);
    const novas = usa ? [...outras, escolha] : outras;
    void ponte.mudaAjustes({ alternativas: novas.length > 0 ? novas : null });
  });
}
