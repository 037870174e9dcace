import { exige, fato, FatoInvalido, lei, regra } from '../../regra';
import { G35, G36, G37 } from './leituras';
import { naoSeLe } from './leituras/leitura';
import { art, lei147, parte } from './norma';

const TABELA = parte('tabela do depósito de materiais');
const PRAZOS = ['15', '30', '60'] as const;

/** Depósito de materiais na via pública: arts. 66 and 67. */
export const licencaLogradouro = regra({
  id: 'LICENCA_LOGRADOURO',
  titulo: 'Licença de depósito de materiais na via pública',
  norma: lei147,
  fundamento: [art('67'), TABELA],
  resumo: 'Quantia fixa pela zona e pelo prazo de quinze, trinta ou sessenta dias, paga antes do depósito.',
  fatos: {
    item: fato.enumerado('Ocupação', {
      DEPOSITO_MATERIAIS: ['Depósito de materiais', 'materiais de construção'],
    }),
    zonaTabela: fato.inteiro('Zona da tabela', { minimo: 1, maximo: 3 }),
    dias: fato.inteiro('Dias de depósito'),
  },
  parametros: {
    tabela: lei.tabelaDupla(TABELA, PRAZOS, {
      1: lei.linhaDupla('1ª zona', ['45', '90', '180'], 'na la. zona 145,00 90,00 180,00', G35),
      2: lei.linhaDupla('2ª zona', ['30', '60', null], 'na Za. zona 3,00 663,00 270,00', G36, naoSeLe(G37)),
      3: lei.linhaDupla('3ª zona', ['15', '30', '60'], 'na Za, zona 15,00 30,00 60,00'),
    }),
  },
  catalogo: ['DEPOSITO_MATERIAIS'],
  calcular(f, p, conta) {
    const zona = conta.inteiro(exige(f, 'zonaTabela'));
    const dias = conta.inteiro(exige(f, 'dias'));
    const prazo = PRAZOS.find((coluna) => coluna === String(dias));
    if (!prazo)
      throw new FatoInvalido('dias', `veio ${dias}, que a tabela não tem; aceita-se ${PRAZOS.join(', ')}`);
    return { valor: conta.celula('Licença', p.tabela, String(zona), prazo) };
  },
});
