import { exige, fato, lei, regra, SemResposta } from '../../regra';
import { G76, G77, G78, G79, G80, G81, G82 } from './leituras';
import { naoSeLe } from './leituras/leitura';
import { art, lei147, parte } from './norma';

const TABELA = parte('Tabela H');

/** Imposto sobre Diversões Públicas: arts. 84 to 93 and Table H. */
export const impostoDiversoes = regra({
  id: 'IMPOSTO_DIVERSOES',
  titulo: 'Imposto sobre Diversões Públicas',
  norma: lei147,
  fundamento: [art('85'), TABELA],
  resumo:
    'Quinze por cento do preço de cada ingresso, pule ou bilhete, e cada um sobe ao décimo de cruzeiro. Sem ingresso, a quantia da Tabela H, por função, mesa, quadra ou período.',
  fatos: {
    item: fato
      .enumerado('Diversão', {
        INGRESSO: ['Com ingresso, pule ou bilhete', 'ingresso', 'cinema', 'pule', 'bilhete'],
        BRIGA_DE_GALO: ['Briga de galo, por função', 'briga de galo', 'rinha'],
        CORRIDA_CAVALOS: ['Corrida de cavalos', 'cavalos'],
        FESTA_LUGAR_PUBLICO: ['Festa em lugar público', 'festa'],
        PARQUE: ['Parque de diversões', 'parque'],
        QUERMESSE: ['Quermesse'],
        BILHAR: ['Bilhar e similares, por mesa', 'bilhar', 'sinuca'],
        BOLICHE: ['Boliche, frontão ou tiro ao alvo', 'boliche', 'frontão', 'tiro ao alvo'],
        BOCHA: ['Quadra de bocha', 'bocha'],
        BOLICHE_POUCOS_DIAS: ['Boliche, frontão ou tiro ao alvo por poucos dias', 'boliche por poucos dias'],
      })
      .obrigatoria(),
    precoIngresso: fato.dinheiro('Preço de um ingresso, pule ou bilhete'),
    ingressos: fato.inteiro('Ingressos'),
    quantidade: fato.inteiro('Funções, festas, mesas ou quadras'),
    periodo: fato.enumerado('Período da tarifa', { MES: ['Por mês', 'mês'], ANO: ['Por ano', 'ano'] }),
    meses: fato.inteiro('Meses'),
    periodos: fato.inteiro('Períodos da tabela'),
    local: fato.enumerado('Lugar', {
      SEDE: ['Perímetro urbano', 'sede', 'cidade'],
      DISTRITO: ['Distrito ou zona suburbana', 'distrito', 'suburbana'],
      ZONA_RURAL: ['Zona rural', 'rural'],
    }),
    isencao: fato.enumerado('Hipótese de isenção', {
      FILANTROPIA: ['Renda para fim filantrópico', 'filantropia'],
    }),
  },
  parametros: {
    aliquota: lei.percentual('15', art('85'), 'ser5 de 15” (quinze sor conto)', G76),
    fracao: lei.dinheiro('0.10', art('85'), 'elevar paro 0,10 (dez centuvos)', G76),
    porUnidade: lei.tabela(TABELA, {
      BRIGA_DE_GALO: lei.linha('Briga de galo, por função', '50', 'Brira de galo, por funçao 50,00', G77),
      CORRIDA_CAVALOS: lei.linhaIlegivel('Corrida de cavalos', 'corridas de cavalos, 200,00', naoSeLe(G79)),
      FESTA_LUGAR_PUBLICO: lei.linha('Festa em lugar público', '20', 'Festas em lugares publicos 20,00', G77),
      BOLICHE: lei.linha('Boliche, por 30 dias', '100', 'por 30 dias - Tiro Alvo 100,00', G77),
      BOLICHE_POUCOS_DIAS: lei.linhaIlegivel(
        'Boliche, por poucos dias',
        'por deis dias, Lo ,00',
        naoSeLe(G81),
      ),
    }),
    porLugar: lei.tabelaDupla(TABELA, ['SEDE', 'DISTRITO', 'ZONA_RURAL'], {
      PARQUE: lei.linhaDupla(
        'Parque de diversões, por 15 dias',
        [null, '100', null],
        ['por 15 dias na zona rural 200,00', '« Aistritos 100,00'],
        G77,
        naoSeLe(G80),
      ),
      QUERMESSE_SEDE: lei.linhaDupla(
        'Quermesse no perímetro urbano, por 8 dias',
        ['40', null, null],
        'no perfretro urbano, por 8 dias ho,00',
        G78,
      ),
      QUERMESSE: lei.linhaDupla(
        'Quermesse fora do perímetro urbano, por 8 dias',
        [null, '20', '10'],
        ['perímetro do distrito, por 8 dias 20,00', 'na zona rural, por 9 &as 10,00'],
        G77,
      ),
    }),
    porPeriodo: lei.tabelaDupla(TABELA, ['MES', 'ANO'], {
      BILHAR: lei.linhaDupla(
        'Bilhar, por mesa',
        ['50', '300'],
        ['por masa e por mes 50,00', 'por mesa e por ano 300,00'],
        G77,
      ),
      BOCHA: lei.linhaDupla(
        'Bocha, por quadra',
        ['50', '300'],
        ['Quadra de bocce - por mes 50,00', 'idem e idem por ano 300,00'],
        G77,
      ),
    }),
  },
  catalogo: ['IMPOSTO_DIVERSOES', 'DIVERSOES_SEM_INGRESSO', 'DIVERSOES_ISENCAO'],
  calcular(f, p, conta) {
    if (f.isencao) throw new SemResposta(`art. 93: ${naoSeLe(G82)}`);
    switch (f.item) {
      case 'INGRESSO': {
        const exato = conta.parte('Imposto de um ingresso', p.aliquota, exige(f, 'precoIngresso'));
        const valorPorIngresso = conta.acimaAoMultiplo('Cada ingresso', exato, p.fracao);
        const valor = conta.vezes('Todos os ingressos', valorPorIngresso, exige(f, 'ingressos'));
        return { valor, valorPorIngresso };
      }
      case 'BILHAR':
      case 'BOCHA': {
        const periodo = exige(f, 'periodo');
        const tarifa = conta.celula('Tarifa de uma mesa ou quadra', p.porPeriodo, f.item, periodo);
        // A court is one unless the assessor says how many; the tables have to be counted.
        const quantas = f.item === 'BOCHA' ? (f.quantidade ?? 1) : exige(f, 'quantidade');
        const todas = conta.vezes('Todas as mesas ou quadras', tarifa, quantas);
        return {
          valor: periodo === 'ANO' ? todas : conta.vezes('Todos os meses', todas, exige(f, 'meses')),
        };
      }
      case 'PARQUE':
      case 'QUERMESSE': {
        const local = f.local ?? 'SEDE';
        if (!f.local) conta.nota('Lugar não informado: o perímetro urbano', TABELA);
        const linha = f.item === 'QUERMESSE' && local === 'SEDE' ? 'QUERMESSE_SEDE' : f.item;
        const tarifa = conta.celula('Tarifa do período', p.porLugar, linha, local);
        const periodos = f.item === 'PARQUE' ? (f.periodos ?? 1) : exige(f, 'periodos');
        return { valor: conta.vezes('Todos os períodos', tarifa, periodos) };
      }
      default: {
        const tarifa = conta.linha('Tarifa', p.porUnidade, f.item);
        const vezes = f.item === 'BOLICHE' ? exige(f, 'periodos') : exige(f, 'quantidade');
        return { valor: conta.vezes('Todas as vezes', tarifa, vezes) };
      }
    }
  },
});
