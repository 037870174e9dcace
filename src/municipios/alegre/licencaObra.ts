import type { Dinheiro } from '../../valor/grandeza';
import { exige, fato, lei, regra } from '../../regra';
import { L60 } from './leituras';
import { art, lei118, parte } from './norma';

const TABELA = parte('Tabela nº 1 da Execução de Obras');

/** Licença de obras: arts. 94 to 97. */
export const licencaObra = regra({
  id: 'LICENCA_OBRA',
  titulo: 'Licença de obras',
  norma: lei118,
  fundamento: [art('96'), TABELA],
  resumo:
    'Quantia fixa por licença de construir ou reconstruir. Os pequenos consertos do art. 95 são livres; demolição, reforma, acréscimo e conserto maior exigem licença, mas a tabela não lhes dá valor.',
  fatos: {
    tipo: fato.enumerado('Obra', {
      CONSTRUCAO: 'Construção',
      RECONSTRUCAO: 'Reconstrução',
      REPARO_REBOCO: ['Reparo de emboço ou reboco', 'reboco', 'emboço'],
      TROCA_PORTAS_JANELAS: ['Reparo ou troca de portas e janelas', 'portas e janelas'],
      PINTURA: ['Caiação ou pintura', 'caiação'],
      REPARO_SANITARIO: ['Reparo de instalação sanitária ou esgoto', 'instalação sanitária', 'esgoto'],
      DEMOLICAO: 'Demolição',
      REFORMA: 'Reforma',
      ACRESCIMO: 'Acréscimo',
    }),
    area: fato.metrosQuadrados('Superfície reparada (m²)'),
    quantidade: fato.inteiro('Portas e janelas'),
  },
  parametros: {
    tabela: lei.tabela(TABELA, {
      CONSTRUCAO: lei.linha(
        'Construção',
        '50',
        'b) construção ................................................................................Cr$ 50,00',
        L60,
      ),
      RECONSTRUCAO: lei.linha(
        'Reconstrução',
        '20',
        'a) reconstrução .............................................................................Cr$ 20,00',
        L60,
      ),
    }),
    dasOutras: lei.semFigura<Dinheiro>(
      art('94'),
      'a obra exige licença, mas a tabela só dá valor à construção e à reconstrução',
      'modificações, acréscimo, reformas e consertos',
    ),
    rebocoLivre: lei.metrosQuadrados('1', art('95', '§ único', 'a'), 'não exceda de um metro quadrado'),
    vaosLivres: lei.numero('1', art('95', '§ único', 'b'), 'não exceda de uma unidade'),
  },
  isencoes: [
    {
      codigo: 'REPARO_REBOCO',
      titulo: 'Pequeno conserto: reboco',
      citacao: art('95', '§ único', 'a'),
      trecho: 'reparos de emboco e reboco de muros',
      condicao: 'até 1 m² de superfície',
      automatica: true,
      quando: (f, p, conta) => f.tipo === 'REPARO_REBOCO' && !!f.area && conta.ate(f.area, p.rebocoLivre),
    },
    {
      codigo: 'TROCA_PORTAS_JANELAS',
      titulo: 'Pequeno conserto: porta ou janela',
      citacao: art('95', '§ único', 'b'),
      trecho: 'substituição de portas e janelas',
      condicao: 'uma unidade só',
      automatica: true,
      quando: (f, p, conta) =>
        f.tipo === 'TROCA_PORTAS_JANELAS' && !!f.quantidade && conta.ate(f.quantidade, p.vaosLivres),
    },
    {
      codigo: 'PINTURA',
      titulo: 'Pequeno conserto: caiação ou pintura',
      citacao: art('95', '§ único', 'c'),
      trecho: 'caiação, pintura interna e externa',
      automatica: true,
      quando: (f) => f.tipo === 'PINTURA',
    },
    {
      codigo: 'REPARO_SANITARIO',
      titulo: 'Pequeno conserto: instalação sanitária ou esgoto',
      citacao: art('95', '§ único', 'd'),
      trecho: 'reparos em instalação sanitária e esgotos',
      automatica: true,
      quando: (f) => f.tipo === 'REPARO_SANITARIO',
    },
  ],
  catalogo: ['OBRA_CONSTRUCAO', 'OBRA_RECONSTRUCAO', 'OBRA_OUTRAS', 'OBRA_PEQUENOS_CONSERTOS'],
  calcular(f, p, conta) {
    const tipo = exige(f, 'tipo');
    if (tipo === 'CONSTRUCAO' || tipo === 'RECONSTRUCAO')
      return { valor: conta.linha('Licença', p.tabela, tipo) };
    // Without its measure a repair cannot be told small from large.
    if (tipo === 'REPARO_REBOCO') exige(f, 'area');
    if (tipo === 'TROCA_PORTAS_JANELAS') exige(f, 'quantidade');
    return { valor: p.dasOutras };
  },
});
