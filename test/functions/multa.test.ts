import { multa, multaObra } from '../../functions/formulas/multasEPrazos';
import { instalaHospedeiro, lidas } from './hospedeiroDeTeste';

instalaHospedeiro();

const celula = (valor: unknown): unknown[][] | undefined => (valor === undefined ? undefined : [[valor]]);

/** What is given besides the infraction: base, repetition and grade. */
interface Dados {
  readonly base?: unknown;
  readonly reincidente?: unknown;
  readonly graduacao?: unknown;
}

const em =
  (municipio: string, exercicio = 1960) =>
  (infracao: unknown, { base, reincidente, graduacao }: Dados = {}): unknown =>
    lidas(
      multa([[infracao]], celula(base), celula(reincidente), celula(graduacao), [[municipio]], [[exercicio]]),
    )[0]?.[0];

const alegre = em('ALEGRE');
const garca = em('GARCA');
const jambeiro = em('JAMBEIRO');

describe('MULTA, na célula', () => {
  test('a base é o tributo, a licença ou as estampilhas, conforme a infração', () => {
    expect(alegre('VEICULO_FALSO_DOMICILIO', { base: 500 })).toBe(500);
    // Art. 82: twice 300,00. Art. 130: 50 × 200,00; and 50 × 50,00 = 2.500,00 is below the floor.
    expect(alegre('AMBULANTE_SEM_LICENCA', { base: 'Cr$ 300,00' })).toBe(600);
    expect(alegre('SELO_FALSIFICACAO', { base: 200 })).toBe(10_000);
    expect(alegre('SELO_FALSIFICACAO', { base: 50 })).toBe(5000);
  });

  test('base em branco falta, chegue como 0 ou como null: não vira a multa mínima do selo', () => {
    const semBase = alegre('SELO_FALSIFICACAO');
    expect(semBase).toMatch(/^#VALUE!: .*é preciso informar este fato$/);
    for (const base of [0, null, '']) expect(alegre('SELO_FALSIFICACAO', { base })).toBe(semBase);
  });

  test('a base errada se diz base, e a graduação errada se diz graduacao', () => {
    const emDinheiro = 'aceita-se um valor em dinheiro, de zero para cima';
    for (const infracao of ['VEICULO_FALSO_DOMICILIO', 'SELO_FALSIFICACAO'])
      expect(alegre(infracao, { base: -1 })).toBe(`#VALUE!: base: veio -1, que é negativo; ${emDinheiro}`);
    expect(alegre('LAUDEMIO', { graduacao: -1 })).toBe(
      `#VALUE!: graduacao: veio -1, que é negativo; ${emDinheiro}`,
    );
    expect(alegre('LAUDEMIO', { graduacao: 'grave' })).toBe(
      '#VALUE!: graduacao: veio "grave"; aceita-se um destes: MINIMO, MEDIO, MAXIMO',
    );
    expect(alegre('LAUDEMIO', { graduacao: true })).toBe(
      '#VALUE!: graduacao: veio VERDADEIRO; aceita-se um destes: MINIMO, MEDIO, MAXIMO',
    );
  });

  test('a graduação é uma palavra ou a quantia da autoridade; em branco, o mínimo da faixa', () => {
    // Alegre, art. 166: from 1.000,00 to 10.000,00; half way, 11.000,00 ÷ 2 = 5.500,00.
    const laudemio = (graduacao: unknown): unknown => alegre('LAUDEMIO', { graduacao });
    for (const vazia of [undefined, 0, null, '']) expect(laudemio(vazia)).toBe(1000);
    expect(laudemio('mínimo')).toBe(1000);
    expect(laudemio('Médio')).toBe(5500);
    expect(laudemio('MAXIMO')).toBe(10_000);
    expect(laudemio(2000)).toBe(2000);
    expect(laudemio('Cr$ 1.500,00')).toBe(1500);
  });

  test('Garça, art. 44: a reincidência, dita de qualquer modo, dobra a multa', () => {
    for (const reincidente of ['SIM', 's', 'V', 'x', true, 1, '1', 2, '2'])
      expect(garca('LICENCA_ESTABELECIMENTO', { reincidente })).toBe(100);
    for (const reincidente of [undefined, null, 0, '', 'NÃO', 'n', 'F', false, '0'])
      expect(garca('LICENCA_ESTABELECIMENTO', { reincidente })).toBe(50);
    expect(garca('LICENCA_ESTABELECIMENTO', { reincidente: 'SIM', graduacao: 'MAXIMO' })).toBe(4000);
  });

  test('Garça: reincidência que não se entende não passa por primária', () => {
    expect(garca('LICENCA_ESTABELECIMENTO', { reincidente: 'talvez' })).toBe(
      '#VALUE!: reincidente: veio "talvez"; aceita-se SIM ou NÃO (S/N, VERDADEIRO/FALSO, 1/0)',
    );
    expect(garca('LICENCA_ESTABELECIMENTO', { reincidente: -1 })).toBe(
      '#VALUE!: reincidente: veio -1, que é negativo; aceita-se um número inteiro',
    );
  });

  test('reincidência e quantia juntas: Jambeiro, art. 107, dobra os 600,00 da autoridade', () => {
    expect(jambeiro('DIVERSOES', { reincidente: 'SIM', graduacao: 600 })).toBe(1200);
    expect(jambeiro('DIVERSOES', { graduacao: 600 })).toBe(600);
    expect(alegre('AFERICAO_RECUSA', { reincidente: 'SIM' })).toBe(2000);
  });

  test('numa coluna longa, o mesmo que em cada linha', () => {
    // Art. 82: twice the tax.
    const coluna = Array.from({ length: 80 }, (_, i) => [i === 40 ? -1 : i + 1]);
    const juntas = lidas(
      multa([['AMBULANTE_SEM_LICENCA']], coluna, undefined, undefined, [['ALEGRE']], [[1952]]),
    );
    const negativa =
      '#VALUE!: base: veio -1, que é negativo; aceita-se um valor em dinheiro, de zero para cima';
    expect(juntas).toStrictEqual(coluna.map((_, i) => [i === 40 ? negativa : 2 * (i + 1)]));
  });

  test('o código de obras de Limeira não tem outras multas', () => {
    expect(em('LIMEIRA_DO_OESTE', 1999)('GERAL')).toBe(
      '#N/A: Limeira do Oeste-MG não tem MULTA na lei: veja =TRIB.REGRAS("LIMEIRA_DO_OESTE")',
    );
  });
});

describe('MULTA_OBRA, na célula', () => {
  const obra = (
    infracao: string,
    [area, reincidente, graduacao]: readonly unknown[],
    municipio: string,
    exercicio: number,
    valorUfir?: unknown,
  ): unknown =>
    lidas(
      multaObra(
        [[infracao]],
        celula(area),
        celula(reincidente),
        celula(graduacao),
        [[municipio]],
        [[exercicio]],
        celula(valorUfir),
      ),
    )[0]?.[0];

  test('Limeira: área, reincidência e valor da UFIR', () => {
    // 70 m²: 100 UFIR; twice on repetition, 200 UFIR × 1,0641 = 212,82.
    expect(obra('OBRA_SEM_LICENCA', [70], 'LIMEIRA_DO_OESTE', 2005, 1)).toBe(100);
    expect(obra('OBRA_SEM_LICENCA', [70, 'SIM'], 'LIMEIRA_DO_OESTE', 2005, '1,0641')).toBe(212.82);
    for (const area of [undefined, 0, null])
      expect(obra('OBRA_SEM_LICENCA', [area], 'LIMEIRA_DO_OESTE', 2005, 1)).toBe(
        '#VALUE!: area: é preciso informar este fato',
      );
  });

  test('Jambeiro, art. 82: de 200,00 a 500,00, e não dobra; Garça, art. 163: dobra', () => {
    expect(obra('OBRA_SEM_LICENCA', [undefined, 'SIM', 'MAXIMO'], 'JAMBEIRO', 1960)).toBe(500);
    expect(obra('OBRA_SEM_LICENCA', [undefined, 'SIM', 350], 'JAMBEIRO', 1960)).toBe(350);
    expect(obra('USO_SEM_VISTORIA', [undefined, 'SIM'], 'GARCA', 1960)).toBe(1000);
  });
});
