import type { Amostra } from './tipos';

export const limeiraDoOeste: Amostra = {
  planilha: 'Limeira do Oeste 1996',
  colunas: [
    { titulo: 'Auto', largura: 90, formato: 'centro' },
    { titulo: 'Infração', largura: 234, formato: 'texto' },
    { titulo: 'Área (m²)', largura: 92, formato: 'medida' },
    { titulo: 'Reincidente', largura: 100, formato: 'centro' },
    {
      titulo: 'Multa (R$)',
      largura: 118,
      formato: 'dinheiro',
      formula: '=TRIB.MULTA_OBRA(B{linha}; C{linha}; D{linha}; ; "LIMEIRA_DO_OESTE"; 1996)',
      somar: true,
    },
    {
      titulo: 'Fundamento',
      largura: 336,
      formato: 'texto',
      formula: '=TRIB.FUNDAMENTO("MULTA_OBRA"; "LIMEIRA_DO_OESTE"; 1996)',
    },
  ],
  linhas: [
    ['001/96', 'OBRA_SEM_LICENCA', 48, 'NÃO'],
    ['002/96', 'OBRA_SEM_LICENCA', 72.5, 'NÃO'],
    ['003/96', 'OBRA_SEM_LICENCA', 180, 'SIM'],
    ['004/96', 'SEM_TAPUME', null, 'NÃO'],
    ['005/96', 'DESACORDO_PROJETO', null, 'SIM'],
    ['006/96', 'MATERIAIS_NO_LOGRADOURO', null, null],
    ['007/96', 'OBRA_SEM_LICENCA', -12, 'NÃO'],
    ['008/96', 'OCUPAR_SEM_HABITE_SE', null, 'NÃO'],
  ],
};
