import { achaMunicipio } from '../../src';
import { botao } from '../componentes/botao';
import { campo, seletor } from '../componentes/campo';
import { tabela } from '../componentes/tabela';
import type { Contexto } from '../contexto';
import { elemento } from '../elemento';
import { leExercicio, mostraExercicio } from '../leExercicio';
import { textos } from '../textos';
import { diaDoExercicio } from '../topo/leiEmVigor';
import { compara, type Lado } from './compara';

const { regras, topo } = textos;

/** Another municipality or exercise, side by side with that of the workbook: only what differs is shown. */
export function comparacao({ ponte }: Contexto): HTMLDetailsElement {
  const { municipio = '', exercicio: atual } = ponte.ajustes();
  const outro = seletor(
    ponte.municipios.map(({ codigo, nome }) => ({ valor: codigo, texto: nome })),
    municipio,
  );
  const exercicio = elemento('input', { inputmode: 'numeric', autocomplete: 'off' });
  exercicio.value = mostraExercicio(atual);
  const saida = elemento('div', { 'aria-live': 'polite' });
  const mostra = () => {
    const { municipio: daPasta = '', exercicio: quando } = ponte.ajustes();
    const [a, b] = [lado(daPasta, quando), lado(outro.value, leExercicio(exercicio.value))];
    if (!a || !b) {
      saida.replaceChildren(elemento('p', { class: 'erro' }, topo.exercicioInvalido));
      return;
    }
    const diferencas = compara(a, b);
    const titulos = [a, b].map(({ municipio: { nome }, dia: { ano } }) => `${nome} ${ano}`);
    saida.replaceChildren(
      elemento('p', {}, diferencas.length === 0 ? regras.semDiferenca : regras.diferencas(diferencas.length)),
      ...(diferencas.length === 0
        ? []
        : [
            tabela(
              regras.comparar,
              [regras.regra, regras.oQue, ...titulos],
              diferencas.map(({ regra, oQue, antes, depois }) => [
                regra,
                oQue,
                antes || regras.soEmUm,
                depois || regras.soEmUm,
              ]),
            ),
          ]),
    );
  };
  return elemento(
    'details',
    { class: 'cartao', id: 'comparacao' },
    elemento('summary', {}, elemento('span', { class: 'titulo' }, regras.compararCom)),
    elemento('div', { class: 'lado-a-lado' }, campo(topo.municipio, outro), campo(topo.exercicio, exercicio)),
    botao(regras.comparar, mostra, { id: 'comparar' }),
    saida,
  );
}

function lado(codigo: string, exercicio: unknown): Lado | undefined {
  const municipio = achaMunicipio(codigo);
  const dia = diaDoExercicio(exercicio);
  return municipio && dia ? { municipio, dia } : undefined;
}
