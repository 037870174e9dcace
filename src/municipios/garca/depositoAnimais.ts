import { exige, fato, lei, regra } from '../../regra';
import { G135 } from './leituras';
import { art, lei147, parte } from './norma';

const TABELA = parte('tabela do depósito de animais');
const GRANDE = 'cavalar, suar, e bovino, por dia 30,00';
const PEQUENO = 'suíno, lanfgero, caprino ou canino, por dia 20,00';

/** Depósito de animais apreendidos: art. 175 and its table. */
export const depositoAnimais = regra({
  id: 'DEPOSITO_ANIMAIS',
  titulo: 'Depósito de animais apreendidos',
  norma: lei147,
  fundamento: [art('175'), TABELA],
  resumo:
    'Por animal e por dia de depósito, além da multa e dos impostos, para retirar o que foi apreendido.',
  fatos: {
    especie: fato.enumerado('Animal', {
      CAVALAR: ['Cavalar', 'cavalo', 'égua'],
      MUAR: ['Muar', 'burro', 'mula'],
      BOVINO: ['Bovino', 'boi', 'vaca'],
      SUINO: ['Suíno', 'porco'],
      LANIGERO: ['Lanígero', 'carneiro', 'ovelha'],
      CAPRINO: ['Caprino', 'cabra', 'bode'],
      CANINO: ['Canino', 'cão', 'cachorro'],
    }),
    quantidade: fato.inteiro('Animais'),
    dias: fato.inteiro('Dias de depósito'),
  },
  parametros: {
    tabela: lei.tabela(TABELA, {
      CAVALAR: lei.linha('Cavalar', '30', GRANDE, G135),
      MUAR: lei.linha('Muar', '30', GRANDE, G135),
      BOVINO: lei.linha('Bovino', '30', GRANDE, G135),
      SUINO: lei.linha('Suíno', '20', PEQUENO, G135),
      LANIGERO: lei.linha('Lanígero', '20', PEQUENO, G135),
      CAPRINO: lei.linha('Caprino', '20', PEQUENO, G135),
      CANINO: lei.linha('Canino', '20', PEQUENO, G135),
    }),
  },
  catalogo: ['DEPOSITO_ANIMAIS'],
  calcular(f, p, conta) {
    const doDia = conta.linha('Depósito de um dia', p.tabela, exige(f, 'especie'));
    const deTodos = conta.vezes('Todos os animais', doDia, exige(f, 'quantidade'));
    return { valor: conta.vezes('Todos os dias', deTodos, exige(f, 'dias')) };
  },
});
