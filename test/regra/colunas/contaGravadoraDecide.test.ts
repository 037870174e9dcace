import { dataCivil } from '../../../src/calendario';
import { ContaGravadora } from '../../../src/regra/colunas/contaGravadora';
import { type No, Nos } from '../../../src/regra/colunas/no';
import type { Contexto, LinhaComplementar } from '../../../src/regra/conta/contexto';
import { SemResposta } from '../../../src/regra/falha';
import { faixas } from '../../../src/regra/parametro/faixas';
import { dinheiro, numero } from '../../../src/regra/parametro/figuras';
import type { Parametro } from '../../../src/regra/parametro/parametro';
import { linhaDupla, linha, tabela, tabelaDupla } from '../../../src/regra/parametro/tabela';
import { tabelaAusente } from '../../../src/regra/parametro/tabelaAusente';
import { desde, versoes } from '../../../src/regra/parametro/versoes';
import { Decimal } from '../../../src/valor/decimal';
import type { Dinheiro } from '../../../src/valor/grandeza';
import { art, contexto, duvida, parte } from '../leiDeTeste';

let nos: Nos;
let conta: ContaGravadora;
let x: Dinheiro;
let y: Dinheiro;

const comeca = (decisoes: readonly boolean[] = [], mudanca: Partial<Contexto> = {}): void => {
  nos = new Nos();
  conta = new ContaGravadora(contexto(mudanca), nos, decisoes);
  [x, y] = [conta.fatoNomeado('x') as Dinheiro, conta.fatoNomeado('y') as Dinheiro];
};
beforeEach(() => {
  comeca();
});

const c = (quanto: string | number): No => nos.constante(new Decimal(quanto));
const daLei = <T>(parametro: Parametro<T>): T => parametro.versoes[0].entrega(conta);
const cruzeiros = (quanto: string): Dinheiro => daLei(dinheiro(quanto, art('1'), 'x'));

describe('as comparações da fórmula', () => {
  test('entre constantes já se sabem', () => {
    const com = (a: string, b: number): readonly boolean[] => [
      conta.ate(cruzeiros(a), b),
      conta.menosDe(cruzeiros(a), b),
      conta.maisDe(cruzeiros(a), b),
      conta.aoMenos(cruzeiros(a), b),
      conta.igual(cruzeiros(a), b),
      conta.zero(cruzeiros(a)),
    ];
    expect(com('1', 2)).toStrictEqual([true, true, false, false, false, false]);
    expect(com('2', 2)).toStrictEqual([true, false, false, true, true, false]);
    expect(com('3', 2)).toStrictEqual([false, false, true, true, false, false]);
    expect(com('0', 0)).toStrictEqual([true, false, false, true, true, true]);
    expect(conta.condicoes).toStrictEqual([]);
  });

  test('as que dependem da linha anotam-se, com a diferença que as responde', () => {
    conta.ate(x, 100);
    conta.menosDe(x, y);
    conta.igual(cruzeiros('7'), y);
    const [nx, ny] = [conta.no(x), conta.no(y)];
    expect(conta.condicoes).toStrictEqual([
      { chave: 'ate(f:x,c:100)', compara: 'ate', diferenca: nos.binario('menos', nx, c(100)) },
      { chave: 'menosDe(f:x,f:y)', compara: 'menosDe', diferenca: nos.binario('menos', nx, ny) },
      { chave: 'igual(c:7,f:y)', compara: 'igual', diferenca: nos.binario('menos', c(7), ny) },
    ]);
  });

  test('mais de e ao menos são o contrário de até e menos de; zero é igual a zero', () => {
    conta.maisDe(x, y);
    conta.aoMenos(x, y);
    conta.zero(x);
    expect(conta.condicoes.map(({ chave }) => chave)).toStrictEqual([
      'ate(f:x,f:y)',
      'menosDe(f:x,f:y)',
      'igual(f:x,c:0)',
    ]);
    expect([conta.maisDe(x, y), conta.aoMenos(x, y), conta.zero(x)]).toStrictEqual([false, false, true]);
  });

  test('a pergunta repetida é a mesma, e a sua resposta também', () => {
    comeca([false, true]);
    expect([conta.ate(x, 1), conta.menosDe(x, 1), conta.ate(x, 1), conta.maisDe(x, 1)]).toStrictEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(conta.condicoes).toHaveLength(2);
  });

  test('a que ainda não se decidiu responde que sim, das duas vezes', () => {
    comeca([false]);
    expect([conta.ate(x, 1), conta.ate(y, 1), conta.ate(y, 1)]).toStrictEqual([false, true, true]);
    expect(conta.condicoes).toHaveLength(2);
  });
});

describe('as leituras duvidosas', () => {
  const comDuvida = dinheiro('10', art('9'), 'dez', { leitura: duvida, alternativa: '12' });
  const doMunicipio = new Set(['ALEGRE:L-1']);

  test('a figura é a lida, ou a alternativa que o lançador escolheu', () => {
    expect(conta.no(daLei(comDuvida))).toBe(c(10));
    comeca([], { alternativas: doMunicipio });
    expect(conta.no(daLei(comDuvida))).toBe(c(12));
    expect(conta.usaAlternativa(duvida)).toBe(true);
  });

  test('numa tabela por faixas também', () => {
    const porFaixas = faixas(art('9'), 'dinheiro', 'dinheiro', [
      { ate: '5', valor: '1', trecho: 'x' },
      { valor: '10', trecho: 'dez', duvida: { leitura: duvida, alternativa: '12' } },
    ]);
    const limites = [{ valor: new Decimal(5), incluso: true }];
    comeca([], { alternativas: doMunicipio });
    expect(conta.no(conta.faixa('', daLei(porFaixas), x))).toBe(
      nos.faixa(conta.no(x), limites, [new Decimal(1), new Decimal(12)]),
    );
  });
});

describe('a redação de outro dia', () => {
  const prazo = versoes(numero('10', art('6'), 'x'), desde('1954-07-01', numero('20', art('7'), 'x')));

  test('vale do seu primeiro dia', () => {
    expect(conta.inteiro(conta.redacaoDe(prazo, dataCivil(1954, 6, 30)))).toBe(10);
    expect(conta.inteiro(conta.redacaoDe(prazo, dataCivil(1954, 7, 1)))).toBe(20);
  });

  test('antes da primeira não há resposta', () => {
    expect(() => conta.redacaoDe(prazo, dataCivil(1951, 12, 31))).toThrow(
      new SemResposta('art. 6: não há redação nesse dia'),
    );
  });
});

describe('as tabelas da lei', () => {
  const simples = tabela(parte('Tabela nº 1'), {
    BAR: linha('Bar', '200', 'x'),
    CAFE: linhaDupla('Café', [null], 'x'),
  });
  const dupla = tabelaDupla(parte('Tabela nº 2'), ['URBANA', 'RURAL'], {
    ABERTO: linhaDupla('Aberto', ['5', '3'], 'x'),
  });
  const semValor = 'valor que não se lê na fonte';

  test('a linha e a coluna dão a figura', () => {
    expect(conta.no(conta.linha('', daLei(simples), 'BAR'))).toBe(c(200));
    expect(conta.no(conta.celula('', daLei(dupla), 'ABERTO', 'RURAL'))).toBe(c(3));
  });

  test('sem figura não há resposta', () => {
    expect(() => conta.linha('', daLei(simples), 'CAFE')).toThrow(
      new SemResposta(`Tabela nº 1: ${semValor}`),
    );
    expect(() => conta.linha('', daLei(simples), 'HOTEL')).toThrow(SemResposta);
  });

  test('a que falta na fonte vem das tabelas complementares', () => {
    const ausente = tabelaAusente('Tabela nº 3', art('25'), 'x', 'Cr$');
    const complementar: LinhaComplementar = {
      municipio: 'ALEGRE',
      tabela: 'Tabela nº 3',
      item: 'BOI',
      unidade: 'Cr$',
      valor: 4.5,
      desde: dataCivil(1952, 1, 1),
      fonte: 'ofício',
    };
    comeca([], { tabelas: [complementar] });
    expect(conta.no(conta.linha('', daLei(ausente), 'BOI'))).toBe(c('4.5'));
    expect(() => conta.linha('', daLei(ausente), 'PORCO')).toThrow(SemResposta);
  });
});
