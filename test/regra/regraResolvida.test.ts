import { dataCivil, type DataCivil } from '../../src/calendario';
import type { Vigencia } from '../../src/norma/vigencia';
import { fato, FatoInvalido, falhou, lei, regra, type Opcoes, type RegraResolvida } from '../../src/regra';
import { desde } from '../../src/regra/parametro/versoes';
import { resolveRegra } from '../../src/regra/regraResolvida';
import { art, duvida, leiAlteradora, leiDeTeste } from './leiDeTeste';

const vigencia: Vigencia = {
  desde: dataCivil(1952, 1, 1),
  motivoAntes: 'a lei ainda não vigora',
  ate: dataCivil(1966, 12, 31),
  motivoDepois: 'a lei foi superada',
};

const taxa = regra({
  id: 'TAXA_DE_TESTE',
  titulo: 'Taxa de teste',
  norma: leiDeTeste,
  fundamento: [art('2')],
  resumo: 'Dez por cento.',
  fatos: { base: fato.dinheiro('Base').obrigatoria(), dia: fato.data('Dia') },
  parametros: {
    aliquota: lei.versoes(
      lei.percentual('10', art('2'), 'dez'),
      lei.percentual('12', leiAlteradora.art('1º'), 'doze'),
    ),
    nova: desde('1960-01-01', lei.percentual('1', art('3'), 'um')),
  },
  isencoes: [
    {
      codigo: 'POBRE',
      titulo: 'Pobre',
      citacao: art('4'),
      trecho: 'os pobres',
      leitura: duvida,
      quando: (f, _p, conta) => conta.ate(f.base, 100),
    },
    { codigo: 'TEMPLO', titulo: 'Templo', citacao: art('5'), trecho: 'x', ate: dataCivil(1952, 6, 30) },
    { codigo: 'CLUBE', titulo: 'Clube', citacao: art('6'), trecho: 'x', desde: dataCivil(1952, 7, 1) },
  ],
  catalogo: [],
  calcular(f, p, conta) {
    if (conta.zero(f.base)) return { valor: conta.nada };
    if (conta.maisDe(f.base, 1_000_000)) conta.parte('Adicional', p.nova, f.base);
    return { valor: conta.parte('Taxa', p.aliquota, f.base) };
  },
});

const em = (dia: DataCivil, opcoes: Opcoes = {}): RegraResolvida =>
  resolveRegra({ regra: taxa, vigencia, exercicio: dia.ano, dia, comData: true, opcoes });
const dia = (ano: number, mes = 1, diaDoMes = 1): DataCivil => dataCivil(ano, mes, diaDoMes);

describe('uma regra na redação de um dia', () => {
  test('calcula, e a memória traz o passo, o artigo e a versão das regras', () => {
    expect(em(dia(1952)).lanca({ base: 250 })).toStrictEqual({
      valor: 25,
      fundamento: 'Lei nº 1/1952, art. 2',
    });
    expect(em(dia(1952)).explica({ base: 250 })).toStrictEqual({
      regra: 'TAXA_DE_TESTE',
      titulo: 'Taxa de teste',
      municipio: 'ALEGRE',
      exercicio: 1952,
      resultado: { valor: 25, fundamento: 'Lei nº 1/1952, art. 2' },
      passos: [
        {
          rotulo: 'Taxa',
          conta: '10% × Cr$ 250,00',
          valor: 'Cr$ 25,00',
          fundamento: 'Lei nº 1/1952, art. 2',
        },
      ],
      avisos: [],
      fundamentos: ['Lei nº 1/1952, art. 2'],
      versao: expect.stringMatching(/^\d{4}\.\d{1,2}\.\d+$/) as unknown,
    });
  });

  test('em coluna, a mesma regra dá os mesmos valores', () => {
    const { valores } = em(dia(1952)).lancaColunas(
      { base: { valores: [250, 100] } },
      { linhas: 2, saidas: ['valor'] },
    );
    expect([...valores]).toStrictEqual([25, 10]);
  });

  test('a redação nova vale do seu primeiro dia, e a memória o diz', () => {
    expect(em(dia(1954, 6, 30)).lanca({ base: 100 })).toMatchObject({ valor: 10 });
    expect(em(dia(1954, 7, 1)).explica({ base: 100 })).toMatchObject({
      resultado: { valor: 12 },
      avisos: ['Redação em vigor desde 01/07/1954: Lei nº 9/1954, art. 1º'],
    });
  });

  test('a lei que alterou a figura vai no fundamento, e só quando a figura se usou', () => {
    const fundamento = (resolvida: RegraResolvida, fatos: object): unknown => {
      const resultado = resolvida.lanca({ ...fatos });
      return falhou(resultado) ? resultado.motivo : resultado.fundamento;
    };
    const depois = em(dia(1955));
    expect(fundamento(em(dia(1954, 6, 30)), { base: 200 })).toBe('Lei nº 1/1952, art. 2');
    expect(fundamento(depois, { base: 200 })).toBe('Lei nº 1/1952, art. 2 · Lei nº 9/1954, art. 1º');
    expect(fundamento(depois, { base: 50, isencao: 'POBRE' })).toBe('Lei nº 1/1952, art. 4');
    expect(fundamento(depois, { base: 0 })).toBe('Lei nº 1/1952, art. 2');
    expect(fundamento(depois, { base: 200 })).toBe('Lei nº 1/1952, art. 2 · Lei nº 9/1954, art. 1º');
  });

  test('citada pela própria fórmula, não se cita outra vez', () => {
    const comCitacao = resolveRegra({
      regra: {
        ...taxa,
        calcular: (_f, p, conta) => ({
          valor: conta.soma('Taxa', conta.parte('Parte', p['aliquota'] as never, conta.nada)),
          fundamento: [leiAlteradora.art('3º')],
        }),
      },
      vigencia,
      exercicio: 1955,
      dia: dia(1955),
      comData: false,
      opcoes: {},
    });
    expect(comCitacao.lanca({ base: 1 })).toStrictEqual({ valor: 0, fundamento: 'Lei nº 9/1954, art. 3º' });
  });

  test('a figura que ainda não existia não tem o que responder', () => {
    expect(em(dia(1952)).lanca({ base: 2_000_000 })).toStrictEqual({
      falha: 'ND',
      motivo: 'redação anterior ausente: antes de Lei nº 1/1952 a fonte não traz o art. 3',
    });
    expect(em(dia(1960)).lanca({ base: 2_000_000 })).toMatchObject({ valor: 240_000 });
  });

  test('fora da vigência não responde, mas antes diz o que há de errado nos fatos', () => {
    expect(em(dia(1951)).lanca({ base: 100 })).toStrictEqual({
      falha: 'ND',
      motivo: 'a lei ainda não vigora',
    });
    expect(em(dia(1967)).lanca({ base: 100 })).toStrictEqual({ falha: 'ND', motivo: 'a lei foi superada' });
    // A law that is over gives its own reason, whatever else it lacks.
    expect(em(dia(1951)).lanca({ base: 2_000_000 })).toStrictEqual({
      falha: 'ND',
      motivo: 'a lei ainda não vigora',
    });
    expect(em(dia(1967)).lanca({})).toMatchObject({ falha: 'VALOR', fato: 'base' });
    expect(em(dia(1967)).foraDeVigencia).toBe('a lei foi superada');
  });

  test('mantida pelo lançador, responde, e só então o diz', () => {
    const mantida = { leiAntigaDepoisDe1966: true };
    const nota = 'Lei mantida depois de 1966 por escolha do lançador nesta pasta';
    expect(em(dia(1967), mantida).explica({ base: 100 })).toMatchObject({ resultado: { valor: 12 } });
    expect(em(dia(1967), mantida).explica({ base: 100 }).avisos).toContain(nota);
    expect(em(dia(1966), mantida).explica({ base: 100 }).avisos).not.toContain(nota);
    expect(em(dia(1967)).explica({ base: 100 }).avisos).not.toContain(nota);
  });

  test('o número de uma data se lê como a pasta o conta', () => {
    const lidos = (opcoes: Opcoes) => falhou(em(dia(1952), opcoes).lanca({ base: 1, dia: 0 }));
    // Serial 0 is no day from 1900, and 01/01/1904 from 1904.
    expect([lidos({}), lidos({ sistemaDeDatas: 1900 }), lidos({ sistemaDeDatas: 1904 })]).toStrictEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('as isenções', () => {
  test('alegada e cumprida: zero, com o seu artigo, a sua dúvida e o seu nome', () => {
    expect(em(dia(1952)).explica({ base: 100, isencao: 'POBRE' })).toMatchObject({
      resultado: { valor: 0, isento: true, fundamento: 'Lei nº 1/1952, art. 4' },
      avisos: ['L-1 (art. 9º), leitura incerta: dez', 'Isento: Pobre (Lei nº 1/1952, art. 4)'],
    });
  });

  test('alegada e não cumprida: paga, e a memória diz por quê', () => {
    expect(em(dia(1952)).explica({ base: 100.01, isencao: 'POBRE' })).toMatchObject({
      resultado: { valor: 10 },
      avisos: ['A hipótese POBRE foi alegada e não isenta neste caso'],
    });
  });

  test('não alegada: paga, e nada se diz', () => {
    expect(em(dia(1952)).explica({ base: 50 })).toMatchObject({ resultado: { valor: 5 }, avisos: [] });
  });

  test('cada redação de uma isenção vale nos seus dias', () => {
    const isento = (quando: DataCivil, isencao: string): boolean => {
      const resultado = em(quando).lanca({ base: 50, isencao });
      return !falhou(resultado) && resultado.isento === true;
    };
    expect([isento(dia(1952, 6, 30), 'TEMPLO'), isento(dia(1952, 7, 1), 'TEMPLO')]).toStrictEqual([
      true,
      false,
    ]);
    expect([isento(dia(1952, 6, 30), 'CLUBE'), isento(dia(1952, 7, 1), 'CLUBE')]).toStrictEqual([
      false,
      true,
    ]);
  });
});

describe('o que a regra lança', () => {
  const comErro = (erro: Error): RegraResolvida =>
    resolveRegra({
      regra: {
        ...taxa,
        calcular: () => {
          throw erro;
        },
      },
      vigencia,
      exercicio: 1952,
      dia: dia(1952),
      comData: false,
      opcoes: {},
    });

  test('o fato errado e o dia fora do calendário voltam como falha', () => {
    expect(comErro(new FatoInvalido('base', 'veio x')).lanca({ base: 1 })).toStrictEqual({
      falha: 'VALOR',
      motivo: 'base: veio x',
      fato: 'base',
    });
    const foraDoCalendario = (): unknown => dataCivil(10_000, 1, 1);
    let erro = new Error('nenhum');
    try {
      foraDoCalendario();
    } catch (lancado) {
      erro = lancado as Error;
    }
    expect(comErro(erro).lanca({ base: 1 })).toStrictEqual({
      falha: 'VALOR',
      motivo: 'data fora do calendário: Data inexistente: 01/01/10000.',
    });
  });

  test('um defeito nosso não se esconde', () => {
    expect(() => comErro(new TypeError('defeito')).lanca({ base: 1 })).toThrow(TypeError);
  });
});
