import { botao, ocupa } from '../componentes/botao';
import { estado } from '../componentes/estado';
import type { Contexto, Lugar } from '../contexto';
import { elemento } from '../elemento';
import { Interrompido } from '../emFatias';
import { textos } from '../textos';
import { confere } from './confere';
import { mostraConferencia } from './mostraConferencia';

const { conferir } = textos;

/** What is wrong in the open sheet, and what it adds up to. */
export function lugarConferir(contexto: Contexto): Lugar {
  const fala = estado();
  const saida = elemento('div', { class: 'conferencia' });
  const comeca = async () => {
    let parar = false;
    ocupa(comecar, true);
    saida.replaceChildren();
    const progresso = fala.acompanha(conferir.conferindo, () => {
      parar = true;
    });
    try {
      const planilha = await contexto.planilha;
      const recursos = { resolvedor: contexto.resolvedor, funcoes: await contexto.funcoes() };
      const conferencia = await confere(planilha, recursos, { progresso, interrompe: () => parar });
      if (!conferencia) {
        fala.diz(conferir.nenhuma);
        return;
      }
      const conta = (...situacoes: readonly string[]) =>
        conferencia.totais
          .filter(({ situacao }) => situacoes.length === 0 || situacoes.includes(situacao))
          .reduce((soma, total) => soma + total.linhas, 0);
      fala.diz(conferir.pronto(conta(), conta('Isento'), conta('Erro', 'Sem resposta')));
      saida.replaceChildren(
        ...mostraConferencia(conferencia, (celula) => {
          void planilha.vaiPara(celula).catch(fala.erra);
        }),
      );
    } catch (motivo) {
      if (motivo instanceof Interrompido) fala.diz(textos.comum.interrompido);
      else fala.erra(motivo);
    } finally {
      ocupa(comecar, false);
    }
  };
  const comecar = botao(conferir.conferir, comeca, { aparencia: 'primary', id: 'conferir-planilha' });
  return {
    elemento: elemento(
      'div',
      {},
      elemento('h2', { class: 'oculto' }, textos.lugares.conferir),
      elemento('p', { class: 'ajuda' }, conferir.ajuda),
      elemento('div', { class: 'acoes' }, comecar),
      fala.elemento,
      saida,
    ),
  };
}
