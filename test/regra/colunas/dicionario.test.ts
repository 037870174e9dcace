import { fato } from '../../../src/regra';
import { AUSENTE, LINHA_A_LINHA } from '../../../src/regra/colunas/codificador';
import { Dicionario } from '../../../src/regra/colunas/dicionario';
import type { QualquerFato } from '../../../src/regra/fato/fato';

const zona = fato.enumerado('Zona', { URBANA: ['Zona urbana', 'cidade'], RURAL: 'Zona rural' });
const aberto = fato.enumeradoAberto('Ramo', { LOJA: 'Loja' });

const daZona = (zeroAusente = true): Dicionario => new Dicionario('zona', zona, zeroAusente);

/** The fact, and everything that was read of it. */
function vigiado(quem: QualquerFato): { readonly quem: QualquerFato; readonly lidos: unknown[] } {
  const lidos: unknown[] = [];
  const le: QualquerFato['le'] = (bruto, nome, entrega) => {
    lidos.push(bruto);
    return quem.le(bruto, nome, entrega) as unknown;
  };
  return { quem: { ...quem, le }, lidos };
}

describe('o dicionário de uma coluna', () => {
  test('numera de um em diante o que cada texto quer dizer, escreva-se como se escrever', () => {
    const dicionario = daZona();
    const codigos = ['cidade', 'RURAL', 'URBANA', 'zona  Urbana', 'rural'].map((t) => dicionario.codigo(t));
    expect(codigos).toStrictEqual([1, 2, 1, 1, 2]);
    expect([dicionario.valor(1), dicionario.valor(2)]).toStrictEqual(['URBANA', 'RURAL']);
    expect([dicionario.valor(AUSENTE), dicionario.valor(LINHA_A_LINHA)]).toStrictEqual([
      undefined,
      undefined,
    ]);
  });

  test.each([
    ['nulo', null],
    ['não veio', undefined],
    ['texto vazio', ''],
    ['só espaços', '  '],
  ])('vazio falta: %s', (_nome, bruto) => {
    expect(daZona().codigo(bruto)).toBe(AUSENTE);
  });

  test('o zero falta onde não é valor; onde é, lê-se', () => {
    expect([daZona(true).codigo(0), daZona(false).codigo(0)]).toStrictEqual([AUSENTE, LINHA_A_LINHA]);
    const simNao = new Dicionario('novo', fato.simNao('Novo'), false);
    expect([simNao.codigo(0), simNao.codigo(1), simNao.codigo(false)]).toStrictEqual([1, 2, 1]);
    expect([simNao.valor(1), simNao.valor(2)]).toStrictEqual([false, true]);
    expect(new Dicionario('novo', fato.simNao('Novo'), true).codigo(1)).toBe(1);
  });

  test('o que não se lê vai linha a linha, e não ocupa código', () => {
    const dicionario = daZona();
    expect(['mar', 7, {}].map((bruto) => dicionario.codigo(bruto))).toStrictEqual([255, 255, 255]);
    expect(dicionario.codigo('RURAL')).toBe(1);
  });

  test('o texto livre e a data vão linha a linha, ainda que se leiam', () => {
    expect(new Dicionario('nome', fato.texto('Nome'), true).codigo('José')).toBe(LINHA_A_LINHA);
    expect(new Dicionario('dia', fato.data('Dia'), true).codigo('01/02/1962')).toBe(LINHA_A_LINHA);
  });

  test('cada conteúdo se lê uma vez, também o que não serve', () => {
    const { quem, lidos } = vigiado(zona);
    const dicionario = new Dicionario('zona', quem, true);
    for (const bruto of ['RURAL', 'mar', 'RURAL', 'mar', 7, 7]) dicionario.codigo(bruto);
    expect(lidos).toStrictEqual(['RURAL', 'mar', 7]);
  });

  test('o texto fica também no atalho, com o seu código; o que não é texto, não', () => {
    const dicionario = daZona();
    dicionario.codigo(7);
    expect(dicionario.atalho.textos.every((texto) => texto === '')).toBe(true);
    dicionario.codigo('RURAL');
    dicionario.codigo('mar');
    const { textos, codigos } = dicionario.atalho;
    expect([codigos[textos.indexOf('RURAL')], codigos[textos.indexOf('mar')]]).toStrictEqual([
      1,
      LINHA_A_LINHA,
    ]);
    expect(textos.filter((texto) => texto !== '')).toHaveLength(2);
  });
});

describe('o dicionário que se enche', () => {
  test('o 254º conteúdo diferente é o último que tem código', () => {
    const dicionario = new Dicionario('ramo', aberto, true);
    const codigos = Array.from({ length: 253 }, (_, i) => dicionario.codigo(`RAMO ${i + 1}`));
    expect(codigos).toStrictEqual(codigos.map((_, i) => i + 1));
    expect(dicionario.cheio).toBe(false);
    expect(dicionario.codigo('RAMO 254')).toBe(254);
    expect(dicionario.cheio).toBe(true);
    expect([dicionario.codigo('RAMO 255'), dicionario.codigo('RAMO 254')]).toStrictEqual([
      LINHA_A_LINHA,
      254,
    ]);
    expect([dicionario.valor(254), dicionario.valor(LINHA_A_LINHA)]).toStrictEqual(['RAMO 254', undefined]);
  });

  test('depois de 4096 grafias, as novas se leem a cada vez, e as velhas não', () => {
    const { quem, lidos } = vigiado(zona);
    const dicionario = new Dicionario('zona', quem, true);
    for (let i = 1; i < 4096; i += 1) dicionario.codigo(i);
    expect(dicionario.cheio).toBe(false);
    dicionario.codigo(4096);
    expect(dicionario.cheio).toBe(true);
    expect(lidos).toHaveLength(4096);
    lidos.length = 0;
    for (const bruto of [4096, 4097, 4097, 1]) dicionario.codigo(bruto);
    expect(lidos).toStrictEqual([4097, 4097]);
  });
});
