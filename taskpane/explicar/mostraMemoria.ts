import { achaMunicipio, falhou, type Memoria } from '../../src';
import { elemento } from '../elemento';
import { textos } from '../textos';
import { resultadosDe } from './textoDaMemoria';

const { explicar } = textos;

/** The memória de cálculo, step by step, each with its article. */
export function mostraMemoria(memoria: Memoria): HTMLElement {
  const { titulo, municipio, exercicio, passos, avisos, fundamentos, resultado, versao } = memoria;
  const [principal, ...outros] = resultadosDe(resultado);
  return elemento(
    'article',
    { class: 'memoria' },
    elemento('h3', {}, explicar.titulo(titulo, achaMunicipio(municipio)?.nome ?? municipio, exercicio)),
    principal &&
      elemento(
        'p',
        { class: falhou(resultado) ? 'resultado errada' : 'resultado' },
        elemento('span', { class: 'ajuda' }, principal[0]),
        elemento('strong', {}, principal[1]),
      ),
    outros.length > 0 &&
      elemento(
        'dl',
        { class: 'saidas' },
        ...outros.flatMap(([nome, valor]) => [elemento('dt', {}, nome), elemento('dd', {}, valor)]),
      ),
    passos.length > 0 && elemento('h4', {}, explicar.passos),
    passos.length > 0 &&
      elemento(
        'ol',
        { class: 'passos' },
        ...passos.map(({ rotulo, conta, valor, fundamento }) =>
          elemento(
            'li',
            {},
            elemento('span', { class: 'rotulo' }, rotulo),
            elemento(
              'span',
              { class: 'conta' },
              valor === '' || conta === valor ? conta : `${conta} = ${valor}`,
            ),
            fundamento !== '' && elemento('span', { class: 'ajuda' }, fundamento),
          ),
        ),
      ),
    avisos.length > 0 && elemento('h4', {}, explicar.avisos),
    avisos.length > 0 && elemento('ul', {}, ...avisos.map((aviso) => elemento('li', {}, aviso))),
    fundamentos.length > 0 && elemento('h4', {}, explicar.fundamentos),
    fundamentos.length > 0 && elemento('ul', {}, ...fundamentos.map((artigo) => elemento('li', {}, artigo))),
    elemento('p', { class: 'ajuda' }, explicar.regras(versao)),
  );
}
