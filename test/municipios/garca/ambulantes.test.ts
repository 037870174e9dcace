import { duvidasEmGarca, FATO_ERRADO, type Fatos, lancaEmGarca, SEM_RESPOSTA } from './lancaEmGarca';

const licenca = (item: string, periodo?: string, fatos: Fatos = {}) =>
  lancaEmGarca('LICENCA_AMBULANTE', { item, periodo, ...fatos }, 1951);

type Linha = readonly [string, number | null, number, number, number];

// As in the table of the Código: day, quarter, half-year, year. Null: the day is not read with confidence.
const LINHAS: readonly Linha[] = [
  ['PENEIRAS_BALAIOS_CESTOS', 15, 75, 112.5, 150],
  ['ACOLCHOADOS_COBERTORES', null, 150, 225, 300],
  ['LENCOS_GRAVATAS_MEIAS', 30, 150, 225, 300],
  ['GUARDA_CHUVAS_BONES_CHAPEUS', null, 150, 225, 300],
  ['BOLSAS_CINTOS_LUVAS', null, 200, 300, 400],
  ['BRINQUEDOS', null, 150, 225, 300],
  ['EMPADAS_PASTEIS_SANDUICHES', 15, 75, 112.5, 150],
  ['LIVROS_ENVELOPES_PAPEIS', 20, 100, 150, 200],
  ['FAZENDAS', null, 400, 600, 800],
  ['FERRAGENS', null, 400, 600, 800],
  ['FERRO_VELHO_METAIS', 20, 100, 150, 200],
  ['FLORES', null, 175, 262.5, 350],
  ['FUMO_CIGARROS', null, 400, 600, 800],
  ['GAIOLAS_ARAME', null, 100, 150, 200],
  ['GENEROS_ALIMENTICIOS', null, 250, 375, 500],
  ['JORNAIS_REVISTAS', null, 50, 75, 100],
  ['LAPIS_CANETAS', null, 75, 112.5, 150],
  ['LENHA', 8, 40, 60, 80],
  ['LINGUICA_PRESUNTO_SALAME', 10, 50, 75, 100],
  ['LOTERIAS_BILHETES', null, 60, 90, 120],
  ['LOUCAS_CRISTAIS_VIDROS', null, 200, 300, 400],
  ['MAQUINAS_COSTURA', 30, 150, 225, 300],
  ['MASSAS_ALIMENTICIAS', 12, 60, 90, 120],
  ['MATERIAL_ELETRICO', 20, 100, 150, 200],
  ['MEL_MELADO_RAPADURAS', 3, 20, 30, 40],
  ['MUSICAS_INSTRUMENTOS', 30, 150, 225, 300],
  ['OLEADOS_CAPACHOS_TAPETES', null, 300, 450, 600],
  ['PEIXE_SECO_CARNES_SALGADAS', 10, 50, 75, 100],
  ['PELES', null, 100, 150, 200],
  ['PERFUMARIAS', null, 200, 300, 400],
  ['PLANTAS', 15, 75, 112.5, 150],
  ['RADIO', 90, 450, 675, 900],
  ['REDES', 20, 100, 150, 200],
  ['REFRIGERADORES', 90, 450, 675, 900],
  ['QUENTAO_CAFE', null, 25, 37.5, 50],
  ['BALAS_CONFEITOS', null, 75, 112.5, 150],
  ['BARBANTES_CORDAS', null, 100, 150, 200],
  ['BORDADOS_ALMOFADAS', null, 100, 150, 200],
  ['ARTIGOS_DE_CARNAVAL', null, 100, 150, 200],
  ['ARTIGOS_DE_VIME', null, 150, 225, 300],
  ['ARTEFATOS_DE_COURO', null, 75, 112.5, 150],
  ['FERRO_ESMALTADO_ALUMINIO', null, 200, 300, 400],
  ['FUBA_QUIRERA', null, 40, 60, 80],
  ['GARRAFA_VAZIA', null, 100, 150, 200],
  ['IMAGENS_ESTAMPAS_ESTATUETAS', null, 100, 150, 200],
];

describe('Licença do comércio ambulante (arts. 46 a 48 e tabela)', () => {
  test.each(LINHAS)('%s: %s por dia, %d, %d e %d por trimestre, semestre e ano', (item, ...valores) => {
    const [dia, trimestre, semestre, ano] = valores;
    expect(licenca(item, 'DIA')).toMatchObject(dia === null ? SEM_RESPOSTA : { valor: dia });
    expect(licenca(item, 'TRIMESTRE')).toMatchObject({ valor: trimestre });
    expect(licenca(item, 'SEMESTRE')).toMatchObject({ valor: semestre });
    expect(licenca(item, 'ANO')).toMatchObject({ valor: ano });
  });

  test.each(LINHAS)(
    '%s: trimestre, semestre e ano estão em 2:3:4',
    (_item, _dia, trimestre, semestre, ano) => {
      // the proportion on which the deduced cells rest; in centavos, to stay in whole numbers
      expect([semestre * 200, ano * 100]).toStrictEqual([trimestre * 300, trimestre * 200]);
    },
  );

  test.each([
    'PAES',
    'OLEOS_TINTAS',
    'PEIXE_FRESCO',
    'REFRESCOS_SORVETES',
    'QUADROS_ESPELHOS_MOLDURAS',
    'QUINQUILHARIAS',
    'MIUDOS_VISCERAS',
    'CALCADOS',
    'AGUAS_MINERAIS',
    'CAFE_MOIDO',
    'DOCES',
    'FITAS',
    'FOLHEIROS',
  ])('%s: nenhuma coluna se lê com segurança', (item) => {
    for (const periodo of ['DIA', 'TRIMESTRE', 'SEMESTRE', 'ANO']) {
      const resultado = licenca(item, periodo);
      expect(resultado).toMatchObject(SEM_RESPOSTA);
      expect(resultado).toHaveProperty('motivo', expect.stringContaining('não se lê com segurança'));
    }
  });

  test('o dia que não se lê diz por quê', () => {
    expect(licenca('PELES', 'DIA')).toHaveProperty('motivo', expect.stringContaining('coluna do dia'));
  });

  test.each(['MEDICAMENTOS', 'BEBIDAS_ALCOOLICAS'])('%s é vedado (art. 48, § 3º)', (item) => {
    expect(licenca(item, 'ANO')).toMatchObject({ permitido: false });
    expect(licenca(item, 'ANO')).not.toHaveProperty('valor');
    expect(licenca(item)).toMatchObject({ permitido: false });
  });

  test('o menor de dezoito anos só por conta de terceiros (art. 47, § 2º)', () => {
    expect(licenca('LENHA', 'ANO', { idade: 17 })).toMatchObject({ permitido: false });
    expect(licenca('LENHA', 'ANO', { idade: 17, contaDeTerceiros: true })).toMatchObject({ valor: 80 });
    expect(licenca('LENHA', 'ANO', { idade: 18 })).toMatchObject({ valor: 80 });
  });

  test('período fora das quatro colunas, ou produto fora da tabela, é fato errado', () => {
    expect(licenca('LENHA', 'MES')).toMatchObject({ ...FATO_ERRADO, fato: 'periodo' });
    expect(licenca('LENHA')).toMatchObject({ ...FATO_ERRADO, fato: 'periodo' });
    expect(licenca('ASTROLABIOS', 'ANO')).toMatchObject({ ...FATO_ERRADO, fato: 'item' });
    expect(lancaEmGarca('LICENCA_AMBULANTE', { periodo: 'ANO' })).toMatchObject({
      ...FATO_ERRADO,
      fato: 'item',
    });
  });

  test('o produto se acha pelo nome que o lançador digita', () => {
    expect(licenca('chapéus', 'por ano')).toMatchObject({ valor: 300 });
    expect(licenca('guarda-chuvas', 'ano')).toMatchObject({ valor: 300 });
    expect(licenca('tecidos', 'trimestre')).toMatchObject({ valor: 400 });
  });

  test('a leitura provável deixa aviso; a certa, não', () => {
    const duvidas = (item: string) => duvidasEmGarca('LICENCA_AMBULANTE', { item, periodo: 'ANO' }, 1951);
    expect(duvidas('PENEIRAS_BALAIOS_CESTOS')).toStrictEqual([]);
    expect(duvidas('FAZENDAS')).toStrictEqual(['G-40']);
    expect(duvidas('FLORES')).toStrictEqual(['G-41']);
    expect(duvidas('PERFUMARIAS')).toStrictEqual(['G-42']);
    expect(duvidas('RADIO')).toStrictEqual(['G-43']);
    expect(duvidas('LENHA')).toStrictEqual(['G-44']);
    expect(duvidas('MEL_MELADO_RAPADURAS')).toStrictEqual(['G-45']);
  });
});
