import { depois, somaDias } from '../../calendario/dataCivil';
import { fato, FatoInvalido, lei, regra } from '../../regra';
import { G23, G24, G25, G26, G27, G28, G29, G30 } from './leituras';
import { naoSeLe } from './leituras/leitura';
import { art, lei147, parte } from './norma';

const TABELA = parte('tabela das licenças especiais');

/** Licença especial for feasts and fairs, without limit of hours: arts. 38 and 41. */
export const licencaTemporaria = regra({
  id: 'LICENCA_TEMPORARIA',
  titulo: 'Licença especial por ocasião de festas',
  norma: lei147,
  fundamento: [art('38'), TABELA],
  resumo:
    'Quantia fixa pela ocasião, menor nas vilas e povoados, para vender em caráter provisório. Vale no máximo trinta dias, e nunca além do último dia da festa.',
  fatos: {
    item: fato
      .enumerado('Ocasião', {
        QUERMESSES_CIRCOS: ['Quermesses, circos e divertimentos', 'quermesse', 'circo'],
        NATAL_ANO_NOVO_REIS: ['Natal, Ano Novo e Reis', 'Natal', 'Ano Novo', 'Reis'],
        SANTOS_JUNINOS: ['Santo Antônio, São João e São Pedro', 'São João', 'festas juninas'],
        FINADOS: ['Finados', 'comemoração dos mortos'],
        CARNAVAL: 'Carnaval',
        LEILAO_LIQUIDACAO: ['Leilão ou liquidação', 'leilão', 'liquidação'],
      })
      .obrigatoria(),
    local: fato.enumerado('Lugar', {
      SEDE: ['Sede', 'cidade'],
      VILA: ['Vila ou povoado', 'vila', 'povoado'],
    }),
    dias: fato.inteiro('Dias de licença', { positivo: true }),
    inicio: fato.data('Início da licença'),
    fim: fato.data('Último dia da festa'),
  },
  parametros: {
    tabela: lei.tabelaDupla(TABELA, ['SEDE', 'VILA'], {
      QUERMESSES_CIRCOS: lei.linhaDupla('Quermesses e circos', ['100', '50'], '109,00 50,00', G23),
      NATAL_ANO_NOVO_REIS: lei.linhaDupla(
        'Natal, Ano Novo e Reis',
        [null, '75'],
        'feis asccirvs qa ) 75,00',
        G24,
        naoSeLe(G29),
      ),
      SANTOS_JUNINOS: lei.linhaDupla(
        'Santo Antônio, São João e São Pedro',
        [null, '25'],
        '3Uu,C0 2.5€,00',
        G25,
        naoSeLe(G26),
      ),
      FINADOS: lei.linhaDupla('Finados', [null, null], 'SO, NDO', undefined, naoSeLe(G27)),
      CARNAVAL: lei.linhaDupla('Carnaval', [null, null], 'n 1 130,08', undefined, naoSeLe(G28)),
      LEILAO_LIQUIDACAO: lei.linhaDupla(
        'Leilão ou liquidação (art. 41)',
        [null, null],
        'adeantado do imposto constante da tabela anexa',
        undefined,
        naoSeLe(G30),
      ),
    }),
    maximoDeDias: lei.numero('30', art('38', 'parágrafo único'), 'maximo de 30 (trinta) dias'),
  },
  catalogo: ['LICENCA_ESPECIAL', 'LICENCA_ESPECIAL_PRAZO', 'LICENCA_LEILAO_LIQUIDACAO'],
  calcular(f, p, conta) {
    if (f.dias && conta.maisDe(f.dias, p.maximoDeDias)) {
      throw new FatoInvalido(
        'dias',
        `passa do prazo da licença (art. 38, parágrafo único); aceita-se até ${conta.inteiro(p.maximoDeDias)} dias`,
      );
    }
    if (f.dias && f.inicio && f.fim && depois(somaDias(f.inicio, conta.inteiro(f.dias) - 1), f.fim))
      throw new FatoInvalido(
        'dias',
        'a licença não vai além do último dia da festa (art. 38, parágrafo único)',
      );
    if (!f.local) conta.nota('Lugar não informado: a tarifa da sede', TABELA);
    return { valor: conta.celula('Licença', p.tabela, f.item, f.local ?? 'SEDE') };
  },
});
