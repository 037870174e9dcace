import { fato, lei, regra } from '../../regra';
import { G125, G126, G127, G128, G129, G130 } from './leituras';
import { naoSeLe } from './leituras/leitura';
import { art, lei147, parte } from './norma';

const TABELA = parte('Tabela M');

/** Taxa de Cemitério: art. 153 and Table M. */
export const taxaCemiterio = regra({
  id: 'TAXA_CEMITERIO',
  titulo: 'Taxa de Cemitério',
  norma: lei147,
  fundamento: [art('153'), TABELA],
  resumo:
    'Quantia fixa pelo ato, de adulto ou de menor, depois dos emolumentos. Algumas linhas das concessões e de menores não se leem na fonte.',
  fatos: {
    item: fato
      .enumerado('Ato', {
        INUMACAO_GERAL: ['Inumação em sepultura geral', 'inumação', 'enterro'],
        INUMACAO_TEMPORARIA: ['Inumação em sepultura temporária'],
        INUMACAO_PERPETUA: ['Inumação em sepultura perpétua'],
        EXUMACAO_MESMO_CEMITERIO: ['Exumação para o mesmo cemitério', 'exumação'],
        EXUMACAO_OUTRO_CEMITERIO: ['Exumação para outro cemitério'],
        CARNEIRAS: ['Construção de carneira', 'carneira'],
        MURETAS: ['Construção de mureta', 'mureta'],
        CRUZ_MADEIRA: ['Cruz ou emblema de madeira'],
        CRUZ_METAL: ['Cruz ou emblema de metal ou ferro'],
        CONCESSAO_30_ANOS: ['Concessão de terreno por 30 anos'],
        CONCESSAO_PERPETUA_TRANSVERSAL: ['Concessão perpétua nas transversais'],
        CONCESSAO_PERPETUA_AVENIDA: ['Concessão perpétua na avenida central'],
        CONCESSAO_TEMPORARIA: ['Concessão de terreno por prazo menor', 'concessão temporária'],
      })
      .obrigatoria(),
    pessoa: fato.enumerado('Pessoa', { ADULTO: ['Adulto'], MENOR: ['Menor', 'criança'] }),
  },
  parametros: {
    tabela: lei.tabelaDupla(TABELA, ['ADULTO', 'MENOR'], {
      INUMACAO_GERAL: lei.linhaDupla('Sepultura geral', ['20', '15'], 'geral |, 20,00 15,00', G125),
      INUMACAO_TEMPORARIA: lei.linhaDupla('Temporária', ['30', '30'], 'temporartas 30,00 30,00', G125),
      INUMACAO_PERPETUA: lei.linhaDupla('Perpétua', ['50', '50'], 'sepultura perpetua 50,00 50,00', G125),
      EXUMACAO_MESMO_CEMITERIO: lei.linhaDupla(
        'Exumação, mesmo cemitério',
        ['100', '50'],
        'o mesmo cemitério) 100,00 50,00',
        G125,
      ),
      EXUMACAO_OUTRO_CEMITERIO: lei.linhaDupla(
        'Exumação, outro cemitério',
        ['100', null],
        'outro cemiterio) 100,00 gera',
        G125,
        naoSeLe(G126),
      ),
      CARNEIRAS: lei.linhaDupla('Carneira', ['120', null], 'de cameiras 120,00 500', G125, naoSeLe(G127)),
      MURETAS: lei.linhaDupla('Mureta', ['50', '30'], 'de muretas 50,00 30,00', G125),
      CRUZ_MADEIRA: lei.linhaDupla('Cruz de madeira', ['5', '5'], 'emblemas de madeira 5,00 5,00', G125),
      CRUZ_METAL: lei.linhaDupla('Cruz de metal', ['10', '10'], 'm-tal ou de ferro 10,00 10,00', G125),
      CONCESSAO_30_ANOS: lei.linhaDupla('30 anos', [null, null], 'Roo soo ooo', undefined, naoSeLe(G129)),
      CONCESSAO_PERPETUA_TRANSVERSAL: lei.linhaDupla(
        'Perpétua nas transversais',
        [null, null],
        'tyansversais) +00 300',
        undefined,
        naoSeLe(G130),
      ),
      CONCESSAO_PERPETUA_AVENIDA: lei.linhaDupla(
        'Perpétua na avenida central',
        ['1500', '1500'],
        'na av central) 1500,00 1500,00',
        G125,
      ),
      CONCESSAO_TEMPORARIA: lei.linhaDupla(
        'Concessão por prazo menor',
        [null, null],
        '(por deis anos). 300,00 200,00',
        undefined,
        naoSeLe(G128),
      ),
    }),
  },
  catalogo: ['CEMITERIO'],
  calcular(f, p, conta) {
    if (!f.pessoa) conta.nota('Pessoa não informada: a coluna do adulto', TABELA);
    return { valor: conta.celula('Taxa', p.tabela, f.item, f.pessoa ?? 'ADULTO') };
  },
});
