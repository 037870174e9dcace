import type { Amostra } from './tipos';

export const alfredoChaves: Amostra = {
  planilha: 'Alfredo Chaves 1964',
  colunas: [
    { titulo: 'Imóvel', largura: 210, formato: 'texto' },
    { titulo: 'Valor locativo', largura: 118, formato: 'dinheiro' },
    { titulo: 'Ocupação', largura: 124, formato: 'texto' },
    { titulo: 'Zona', largura: 104, formato: 'texto' },
    { titulo: 'Serviços', largura: 120, formato: 'texto' },
    {
      titulo: 'Imposto predial',
      largura: 122,
      formato: 'dinheiro',
      formula: '=TRIB.IMPOSTO_PREDIAL(B{linha}; ; C{linha}; D{linha}; E{linha}; ; "ALFREDO_CHAVES"; 1964)',
      somar: true,
    },
    {
      titulo: 'Fundamento',
      largura: 260,
      formato: 'texto',
      formula: '=TRIB.FUNDAMENTO("IMPOSTO_PREDIAL"; "ALFREDO_CHAVES"; 1964)',
    },
  ],
  linhas: [
    ['Rua Principal, 14', 12000, 'PROPRIETARIO', 'URBANA', null],
    ['Rua Principal, 15', 12000, 'ALUGADO', 'URBANA', null],
    ['Estrada de Cachoeirinha, 3', 6000, 'PROPRIETARIO', 'SUBURBANA', 'LIMPEZA; AGUA'],
    ['Estrada de Cachoeirinha, 9', 6000, 'ALUGADO', 'SUBURBANA', 'AGUA'],
    ['Morro do Cruzeiro, 1', 3600.5, 'ALUGADO', 'SUBURBANA', 'NENHUM'],
    ['Fazenda Boa Vista', 9000, 'PROPRIETARIO', 'RURAL', null],
  ],
};
