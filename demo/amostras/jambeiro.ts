import type { Amostra } from './tipos';

export const jambeiro: Amostra = {
  planilha: 'Jambeiro 1960',
  colunas: [
    { titulo: 'Imóvel', largura: 230, formato: 'texto' },
    { titulo: 'Valor locativo', largura: 118, formato: 'dinheiro' },
    { titulo: 'Isenção', largura: 132, formato: 'texto' },
    {
      titulo: 'Imposto predial',
      largura: 122,
      formato: 'dinheiro',
      formula: '=TRIB.IMPOSTO_PREDIAL(B{linha}; ; ; ; ; C{linha}; "JAMBEIRO"; 1960)',
      somar: true,
    },
    {
      titulo: 'Multa até 10/02',
      largura: 122,
      formato: 'dinheiro',
      formula: '=TRIB.MORA("IMPOSTO_PREDIAL"; D{linha}; "31/01/1960"; "10/02/1960"; "JAMBEIRO"; 1960)',
      somar: true,
    },
    {
      titulo: 'Fundamento',
      largura: 300,
      formato: 'texto',
      formula: '=TRIB.FUNDAMENTO("IMPOSTO_PREDIAL"; "JAMBEIRO"; 1960)',
    },
  ],
  linhas: [
    ['Rua da Matriz, 12', 9600, null],
    ['Rua da Matriz, 30', 14400, null],
    ['Largo do Rosário, 1', 6000, 'TEMPLO'],
    ['Rua do Comércio, 8', 4815.55, null],
    ['Rua do Comércio, 22', 3333.33, null],
    ['Estrada Velha, 2', 1250.75, null],
  ],
};
