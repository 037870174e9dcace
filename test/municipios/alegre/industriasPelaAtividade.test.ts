import { duvidasEmAlegre, emAlegre, FATO_ERRADO, ISENTO } from './emAlegre';

const atividade = (fatos: Readonly<Record<string, unknown>>, exercicio?: number) =>
  emAlegre('INDUSTRIAS_PROFISSOES', { item: 'ATIVIDADE', ...fatos }, exercicio);

/** Tabela nº 2, row by row, as the law has it. */
const TABELA: Readonly<Record<string, number>> = {
  ADVOGADO: 200,
  AFIADOR_AMOLADOR: 50,
  AGRIMENSOR: 200,
  APOSENTOS_DORMITORIOS: 300,
  ACUCAR_REFINACAO: 300,
  AGENTE_CAFE: 2500,
  AGENTE_CEREAIS: 500,
  AGENTE_GADO_VACUM: 500,
  AGENTE_MADEIRAS: 2000,
  AGENTE_NAO_ESPECIFICADOS: 300,
  ARROZ_MAQUINA_BENEFICIAR: 300,
  AGENCIA_TRANSPORTES: 500,
  AGENCIA_COMISSARIA_DESPACHO: 500,
  AGENTE_VENDA_IMOVEIS: 500,
  BANCO_CASA_BANCARIA: 2000,
  BANCO_CORRESPONDENTE_ESCRITORIO: 500,
  BICICLETAS_ALUGADOR: 200,
  CALDO_DE_CANA: 100,
  CASA_EMPRESA_DIVERSOES: 500,
  CHAPEUS_REFORMADOR: 100,
  CONSTRUTOR: 200,
  CONTADOR_GUARDA_LIVROS: 200,
  CEREAIS_MAQUINA: 300,
  CAFE_MAQ_BENEFICIAR: 1000,
  CAFE_MAQ_BENEFICIAR_USO_PROPRIO: 500,
  CAFE_MAQ_BENEFICIAR_AMBULANTE: 1500,
  CAFE_MAQ_REBENEFICIAR_USO_PROPRIO: 500,
  CAFE_MAQ_REBENEFICIAR_COBRANDO: 1000,
  CAFE_TORREFACAO_MOAGEM: 300,
  DEPOSITO_FECHADO_FIRMA_DE_FORA: 2000,
  DENTISTA_PROTETICO: 200,
  ENGENHEIRO: 200,
  ESCRITORIO_REPRESENTACAO: 1000,
  EMPREITEIRO_SEM_MATERIAL: 500,
  FOTOGRAFO: 200,
  FABRICA_GELO_PICOLE: 150,
  GARAGE_AUTOMOVEL: 500,
  LAVANDERIA_TINTURARIA: 150,
  LOTERIA_AGENCIA: 500,
  LENHA_FORNECEDOR: 200,
  MEDICO: 200,
  MADEIRA_COMPRADOR: 2000,
  ALGODAO_MAQUINA: 300,
  OFICINA_ACUMULADORES_VEICULOS: 500,
  OFICINA_MECANICO_MARCENEIRO_MAQUINAS: 500,
  OFICINA_ALFAIATE_COSTURA: 200,
  OFICINA_RADIOS: 200,
  OFICINA_PEQUENOS_CONSERTOS: 150,
  OFICINA_FUNILEIRO_CALDEIREIRO: 200,
  PERMANENTE_ONDULACAO: 200,
  SERRARIA: 500,
};

describe('indústrias e profissões pela atividade (Tabela nº 2)', () => {
  test.each(Object.entries(TABELA))('%s paga Cr$ %d, de uma só vez, até 31 de março', (codigo, valor) => {
    expect(atividade({ atividade: codigo })).toMatchObject({
      valor,
      parcelas: [{ vencimento: '1952-03-31', valor }],
    });
  });

  test.each([
    ['BARBEARIA', 1, 100],
    ['BARBEARIA', 2, 150], // 100 + 50
    ['BARBEARIA', 5, 300], // 100 + 4 × 50
    ['BILHAR_COMUM', 1, 100],
    ['BILHAR_COMUM', 3, 300],
    ['BILHAR_INGLES', 1, 200],
    ['BILHAR_INGLES', 2, 400],
    ['ENGRAXATE', 1, 50],
    ['ENGRAXATE', 4, 200],
  ])('%s com %d paga Cr$ %d', (codigo, quantidade, valor) => {
    expect(atividade({ atividade: codigo, quantidade })).toMatchObject({ valor });
  });

  test('com as demais, são os 55 códigos da tabela', () => {
    expect(Object.keys(TABELA).length + 4).toBe(55);
  });

  test('duas atividades somam-se, com o aviso da leitura incerta', () => {
    expect(atividade({ atividades: ['CONSTRUTOR', 'ENGENHEIRO'] })).toMatchObject({ valor: 400 });
    // advogado 200 + barbearia de três cadeiras (100 + 2 × 50)
    expect(atividade({ atividades: 'ADVOGADO; BARBEARIA', quantidade: 3 })).toMatchObject({ valor: 400 });
    expect(
      duvidasEmAlegre('INDUSTRIAS_PROFISSOES', { atividades: ['CONSTRUTOR', 'ENGENHEIRO'] }),
    ).toStrictEqual(['L-39']);
  });

  test('o nome da atividade serve como se escreve', () => {
    expect(atividade({ atividade: 'médicos' })).toMatchObject({ valor: 200 });
    expect(atividade({ atividade: 'Guarda livros' })).toMatchObject({ valor: 200 });
    expect(atividade({ atividade: 'Fábrica de picolés' })).toMatchObject({ valor: 150 });
    expect(emAlegre('INDUSTRIAS_PROFISSOES', { atividade: 'Dentista' })).toMatchObject({ valor: 200 });
  });

  test('o exercício inteiro: a época não reduz, e o ano bissexto não importa', () => {
    expect(atividade({ atividade: 'MEDICO' }, 1957)).toMatchObject({
      parcelas: [{ vencimento: '1957-03-31', vencimentoUtil: '1957-04-01', valor: 200 }],
    });
  });

  test('o aviso das colunas embaralhadas vai só com os três agentes', () => {
    const duvidas = (codigo: string) => duvidasEmAlegre('INDUSTRIAS_PROFISSOES', { atividade: codigo });
    expect(duvidas('AGENTE_CEREAIS')).toStrictEqual(['L-35']);
    expect(duvidas('AGENTE_GADO_VACUM')).toStrictEqual(['L-35']);
    expect(duvidas('AGENTE_MADEIRAS')).toStrictEqual(['L-35']);
    expect(duvidas('AGENTE_CAFE')).toStrictEqual([]);
  });
});

describe('máquina de quem já paga pela Tabela nº 1 (art. 53)', () => {
  const maquinaDeContribuinteTabela1 = true;

  test('não paga a linha da Tabela nº 2', () => {
    expect(atividade({ atividade: 'SERRARIA', maquinaDeContribuinteTabela1 })).toMatchObject({
      ...ISENTO,
      fundamento: 'Lei nº 118/1951, art. 53',
    });
    expect(atividade({ atividade: 'SERRARIA', maquinaDeContribuinteTabela1: false })).toMatchObject({
      valor: 500,
    });
  });

  test('a linha única é a máquina de que se fala, ainda que o nome não o diga', () => {
    expect(atividade({ atividade: 'ACUCAR_REFINACAO', maquinaDeContribuinteTabela1 })).toMatchObject(ISENTO);
  });

  test('sem dizer qual é a máquina não há o que isentar', () => {
    expect(atividade({ maquinaDeContribuinteTabela1 })).toMatchObject({ ...FATO_ERRADO, fato: 'atividade' });
    expect(atividade({ atividades: [], maquinaDeContribuinteTabela1 })).toMatchObject(FATO_ERRADO);
  });

  test('entre várias atividades, saem só as máquinas', () => {
    expect(
      atividade({ atividades: ['SERRARIA', 'ALGODAO_MAQUINA'], maquinaDeContribuinteTabela1 }),
    ).toMatchObject(ISENTO);
    expect(atividade({ atividades: ['SERRARIA', 'ADVOGADO'], maquinaDeContribuinteTabela1 })).toMatchObject({
      valor: 200,
    });
  });

  test('não isenta quem paga pelo movimento', () => {
    expect(
      emAlegre('INDUSTRIAS_PROFISSOES', { movimento: 100000, maquinaDeContribuinteTabela1 }),
    ).toMatchObject({ valor: 1250 });
    // A máquina sai da Tabela nº 2, e o dono segue na nº 1: 250 + 1% de 100.000.
    expect(
      emAlegre('INDUSTRIAS_PROFISSOES', {
        movimento: 100000,
        atividade: 'SERRARIA',
        maquinaDeContribuinteTabela1,
      }),
    ).toMatchObject({ valor: 1250 });
  });
});

describe('o que a Tabela nº 2 recusa', () => {
  test.each([
    ['atividade fora da tabela', { atividade: 'ASTRONAUTA' }, 'atividade'],
    ['nenhuma atividade', {}, 'atividade'],
    ['lista vazia', { atividades: [] }, 'atividade'],
    ['barbearia sem as cadeiras', { atividade: 'BARBEARIA' }, 'quantidade'],
    ['zero cadeiras', { atividade: 'BARBEARIA', quantidade: 0 }, 'quantidade'],
    ['meia cadeira', { atividade: 'BARBEARIA', quantidade: 1.5 }, 'quantidade'],
    [
      'zero cadeiras, ainda que isento',
      { atividade: 'BARBEARIA', quantidade: 0, isencao: 'ENSINO' },
      'quantidade',
    ],
    [
      'uma quantidade para duas linhas',
      { atividades: ['BARBEARIA', 'ENGRAXATE'], quantidade: 2 },
      'quantidade',
    ],
    ['atividade e atividades', { atividade: 'MEDICO', atividades: ['MEDICO'] }, 'atividades'],
  ])('%s', (_nome, fatos, fato) => {
    expect(atividade(fatos)).toMatchObject({ ...FATO_ERRADO, fato });
  });
});
