import {
  alternativaEscolhida,
  avisoDaLeitura,
  escolhaDeAlternativa,
  type Leitura,
} from '../../src/norma/leitura';
import { duvida } from '../regra/leiDeTeste';

const semOutra: Leitura = {
  id: 'L-1',
  dispositivo: 'art. 9º',
  certeza: 'incerta',
  bruto: 'dcz',
  leitura: 'dez',
  motivo: 'letra apagada',
};

describe('uma leitura em dúvida', () => {
  test.each([
    ['certa', 'leitura certa'],
    ['provavel', 'leitura provável'],
    ['incerta', 'leitura incerta'],
    ['ilegivel', 'leitura ilegível'],
  ] as const)('%s: o aviso diz quão segura ela é', (certeza, como) => {
    expect(avisoDaLeitura({ ...duvida, certeza }, false)).toBe(`L-1 (art. 9º), ${como}: dez`);
  });

  test('escolhida a outra, o aviso diz a outra', () => {
    expect(avisoDaLeitura(duvida, true)).toBe(
      'L-1 (art. 9º), leitura alternativa, escolhida nesta pasta: doze',
    );
    expect(avisoDaLeitura(semOutra, true)).toBe(
      'L-1 (art. 9º), leitura alternativa, escolhida nesta pasta: dez',
    );
  });

  test('escolhe-se pelo município e o número, ou só pelo número', () => {
    expect(escolhaDeAlternativa('ALEGRE', 'L-1')).toBe('ALEGRE:L-1');
    const escolhida = (leitura: Leitura, ...escolhas: string[]): boolean =>
      alternativaEscolhida(leitura, 'ALEGRE', new Set(escolhas));
    expect(escolhida(duvida, 'ALEGRE:L-1')).toBe(true);
    expect(escolhida(duvida, 'L-1')).toBe(true);
    expect(escolhida(duvida, 'GARCA:L-1', 'L-2')).toBe(false);
    expect(escolhida(duvida)).toBe(false);
    expect(escolhida({ ...duvida, selecionavel: false }, 'ALEGRE:L-1', 'L-1')).toBe(false);
  });
});
