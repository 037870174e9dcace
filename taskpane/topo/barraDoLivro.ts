import type { Ponte } from '../../functions/tipos';
import { seletor } from '../componentes/campo';
import { elemento, fluente } from '../elemento';
import { respira } from '../emFatias';
import { leExercicio, mostraExercicio } from '../leExercicio';
import { lembraMunicipio, ultimoMunicipio } from '../preferencias';
import { textos } from '../textos';
import { mostraLei } from './mostraLei';

const { topo } = textos;

/** Municipality and exercise of the whole workbook, always in sight. */
export function barraDoLivro(ponte: Ponte, conectada: Promise<unknown>): HTMLElement {
  const municipio = seletor(
    [
      { valor: '', texto: topo.escolha },
      ...ponte.municipios.map(({ codigo, nome }) => ({ valor: codigo, texto: nome })),
    ],
    '',
    () => {
      // A first guess for who has none: the first exercise of that law. Nothing is saved yet.
      const opcao = ponte.municipios.find(({ codigo }) => codigo === municipio.value);
      if (exercicio.value.trim() === '' && opcao) exercicio.value = String(opcao.exercicios.de);
      marcaMudanca();
    },
    { id: 'municipio' },
  );
  const exercicio = elemento('input', {
    id: 'exercicio',
    inputmode: 'numeric',
    autocomplete: 'off',
    title: topo.ajudaExercicio,
    'aria-describedby': 'fala-do-topo',
  });
  const aplicar = fluente('button', { type: 'submit', appearance: 'outline' }, topo.aplicar);
  const fala = elemento('p', { class: 'fala', id: 'fala-do-topo', role: 'status' });
  const problemas = elemento('div', { role: 'status' });
  const lei = elemento('div', { class: 'leis', 'aria-live': 'polite' });
  const formulario = elemento(
    'form',
    { id: 'escolha', novalidate: '', 'aria-label': topo.rotulo },
    elemento(
      'div',
      { class: 'campo cresce' },
      elemento('label', { for: 'municipio' }, topo.municipio),
      municipio,
    ),
    elemento(
      'div',
      { class: 'campo curto' },
      elemento('label', { for: 'exercicio' }, topo.exercicio),
      exercicio,
    ),
    aplicar,
  );

  const mudou = () => {
    const { municipio: salvo = '', exercicio: quando } = ponte.ajustes();
    return municipio.value !== salvo || exercicio.value.trim() !== mostraExercicio(quando);
  };
  const marcaMudanca = () => {
    aplicar.setAttribute('appearance', mudou() ? 'primary' : 'outline');
    exercicio.removeAttribute('aria-invalid');
    fala.textContent = '';
    fala.classList.remove('erro');
  };
  const mostra = () => {
    const ajustes = ponte.ajustes();
    municipio.value = ajustes.municipio ?? '';
    exercicio.value = mostraExercicio(ajustes.exercicio);
    mostraLei(ponte, lei);
    problemas.replaceChildren(
      ...ponte
        .problemas()
        .map((texto) => fluente('message-bar', { intent: 'warning', class: 'mensagem' }, texto)),
    );
    marcaMudanca();
  };
  const erra = (texto: string) => {
    fala.textContent = texto;
    fala.classList.add('erro');
  };
  const salva = async () => {
    const lido = leExercicio(exercicio.value);
    if (exercicio.value.trim() !== '' && lido === undefined) {
      erra(topo.exercicioInvalido);
      exercicio.setAttribute('aria-invalid', 'true');
      exercicio.focus();
      return;
    }
    fala.classList.remove('erro');
    fala.textContent = topo.salvando;
    try {
      if (municipio.value) lembraMunicipio(municipio.value);
      await ponte.mudaAjustes({ municipio: municipio.value || null, exercicio: lido ?? null });
      marcaMudanca();
      fala.textContent = topo.salvo;
    } catch (motivo) {
      erra(textos.comum.falhou(motivo instanceof Error ? motivo.message : String(motivo)));
    }
  };

  exercicio.addEventListener('input', marcaMudanca);
  // A form without a native submit button sends itself only while it has one text field: better to say so.
  exercicio.addEventListener('keydown', (evento) => {
    if (evento.key !== 'Enter') return;
    evento.preventDefault();
    void salva();
  });
  formulario.addEventListener('submit', (evento) => {
    evento.preventDefault();
    void salva();
  });
  ponte.aoMudar(mostra);
  mostra();
  // Settings that could not be read change nothing, and so nobody tells: it is asked once they were tried.
  void conectada.then(respira).then(() => {
    if (ponte.problemas().length > 0) mostra();
  });
  // A new workbook starts from what this person used last, only as a suggestion.
  if (!municipio.value) {
    municipio.value = ultimoMunicipio() ?? '';
    if (municipio.value) municipio.dispatchEvent(new Event('change'));
  }
  return elemento('div', { class: 'topo' }, formulario, fala, lei, problemas);
}
