import type { Amostra } from './tipos';

/** Column B holds the rental value, so that the README's first formula works as it is written. */
export const alegre: Amostra = {
  planilha: 'Alegre 1952',
  colunas: [
    { titulo: 'Imóvel', largura: 230, formato: 'texto' },
    { titulo: 'Valor locativo', largura: 118, formato: 'dinheiro' },
    { titulo: 'Ocupação', largura: 132, formato: 'texto' },
    {
      titulo: 'Imposto predial',
      largura: 122,
      formato: 'dinheiro',
      formula: '=TRIB.IMPOSTO_PREDIAL(B{linha}; ; C{linha}; ; ; ; "ALEGRE"; 1952)',
      somar: true,
    },
    {
      titulo: 'Fundamento',
      largura: 336,
      formato: 'texto',
      formula: '=TRIB.FUNDAMENTO("IMPOSTO_PREDIAL"; "ALEGRE"; 1952)',
    },
  ],
  linhas: [
    ['Praça Seis de Janeiro, 14', 9600, 'PROPRIETARIO'],
    ['Av. Jerônymo Monteiro, 230', 14400, 'ALUGADO'],
    ['Rua Quinze de Novembro, 8', 4815.5, 'PROPRIETARIO'],
    ['Rua Quinze de Novembro, 10', 4815.5, 'ALUGADO'],
    ['Rua Dr. Chacon, 57', 3000, 'GRATUITO'],
    ['Rua Benjamin Constant, 3', 1250.75, 'DESOCUPADO'],
    ['Rua Wanderley, 121', 7200, null],
    ['Praça Ruy Barbosa, 2', 24000, 'ALUGADO'],
    ['Rua Guararema, 66', 1333.33, 'PROPRIETARIO'],
    ['Rua Júlio Fonseca, 41', 'a arbitrar', 'ALUGADO'],
    ['Rua Marechal Floriano, 19', 5600, 'PROPRIETARIO'],
    ['Rua Pe. Anchieta, 90', 2040.1, 'ALUGADO'],
  ],
};
