import type { Amostra } from './tipos';

export const garca: Amostra = {
  planilha: 'Garça 1955',
  colunas: [
    { titulo: 'Imóvel', largura: 220, formato: 'texto' },
    { titulo: 'Valor locativo', largura: 118, formato: 'dinheiro' },
    { titulo: 'Valor venal', largura: 118, formato: 'dinheiro' },
    { titulo: 'Uso', largura: 120, formato: 'texto' },
    {
      titulo: 'Imposto predial',
      largura: 122,
      formato: 'dinheiro',
      formula: '=TRIB.IMPOSTO_PREDIAL(B{linha}; C{linha}; ; ; ; ; "GARCA"; 1955)',
      somar: true,
    },
    {
      titulo: 'Remoção de lixo',
      largura: 122,
      formato: 'dinheiro',
      formula: '=TRIB.TAXA_LIXO(D{linha}; B{linha}; ; ; ; "GARCA"; 1955)',
      somar: true,
    },
    {
      titulo: 'Fundamento do predial',
      largura: 260,
      formato: 'texto',
      formula: '=TRIB.FUNDAMENTO("IMPOSTO_PREDIAL"; "GARCA"; 1955)',
    },
  ],
  linhas: [
    ['Rua Carlos Ferrari, 120', 9600, 120000, 'RESIDENCIA'],
    ['Av. Rafael Paes de Barros, 8', 14400, 900000, 'HOTEL'],
    ['Rua Barão do Rio Branco, 77', 4815.5, 60000, 'RESIDENCIA'],
    ['Rua Cel. Joaquim Piza, 31', 2400, 2400000, 'OFICINA'],
    ['Rua Prefeito Salviano, 5', 1333.33, 15000, 'RESIDENCIA'],
    ['Praça Pedro de Toledo, 2', 24000, 300000, 'CAFE'],
  ],
};
