import { duvidasEmAlegre, memoriaEmAlegre } from './emAlegre';

type Fatos = Readonly<Record<string, unknown>>;
const avisos = (regra: string, fatos: Fatos) =>
  memoriaEmAlegre(regra, fatos).avisos.map((aviso) => aviso.replace('Lei nº 118/1951, ', ''));

describe('o que a lei diz além do valor fica na memória', () => {
  test.each<[string, Fatos, string]>([
    [
      'CABIMENTO',
      { ato: 'EFEITO_SUSPENSIVO' },
      'Nenhum recurso suspende a cobrança; ganho o recurso, restitui-se (art. 11)',
    ],
    ['CABIMENTO', { ato: 'LOCACAO_PROPRIOS', meses: 12 }, 'Prorrogável, e sempre com fiança (art. 156)'],
    [
      'LICENCA_ESTABELECIMENTO',
      { item: 'LOCALIZACAO', inicioAtividade: '1952-11-20' },
      'A licença é indivisível: a época do início não a reduz (art. 62)',
    ],
    [
      'LICENCA_FORA_HORARIO',
      { atividade: 'ARMAZEM' },
      'O ramo não está entre os que podem abrir fora do horário (art. 83)',
    ],
    [
      'LICENCA_FORA_HORARIO',
      { atividade: 'FARMACIA' },
      'A farmácia não está sujeita ao fechamento: não há licença a pagar (art. 84)',
    ],
    ['LICENCA_AMBULANTE', { item: 'ARMAS' }, 'Comércio vedado (arts. 78 e 79)'],
    [
      'INDUSTRIAS_PROFISSOES',
      { item: 'EXPORTADOR_CAFE', sacas: 0 },
      'Sem sacas no ano anterior: só a base fixa, o que a tabela não diz (Tabela nº 3 de Indústrias e Profissões)',
    ],
    [
      'MULTA',
      { infracao: 'SELO_EMISSAO', impostoDevido: 12, revalidacaoPaga: true },
      'Paga a revalidação, não há outra pena (art. 126, § 3º)',
    ],
    [
      'MULTA',
      { infracao: 'SELO_CURSO', impostoDevido: 5, dias: 8 },
      'Papel conservado até oito dias: não há infração (art. 129, § único)',
    ],
    [
      'ZONA',
      { logradouro: 'Rua das Flores' },
      'Logradouro fora da lista: zona suburbana, se está no perímetro (art. 16)',
    ],
    [
      'PRAZO',
      { ato: 'APROVEITAMENTO_AFORAMENTO', inicio: '1952-05-30' },
      'Um ano, de data a data, da concessão do aforamento (art. 160)',
    ],
  ])('%s %j: %s', (regra, fatos, aviso) => {
    expect(avisos(regra, fatos)).toContain(aviso);
  });

  test('da indivisibilidade só se fala quando o início foi informado', () => {
    expect(avisos('LICENCA_ESTABELECIMENTO', { item: 'LOCALIZACAO' })).toStrictEqual([]);
  });

  test('verba ou estampilha: os arts. 120 e 135 só onde valem', () => {
    const forma = (fatos: Fatos) => avisos('SELO', { item: 'FORMA_PAGAMENTO', ...fatos });
    const porFalta = ['Faltando estampilha, pode pagar-se por verba (art. 120)'];
    expect(forma({ principal: 100 })).toStrictEqual(porFalta);
    expect(forma({ principal: 100, selosEmitidos: true })).toStrictEqual(porFalta);
    expect(forma({ principal: 100.01 })).toStrictEqual([]);
    for (const principal of [100, 100.01])
      expect(forma({ principal, selosEmitidos: false })).toStrictEqual([
        'Sem selos emitidos, tudo se paga por verba (art. 135)',
      ]);
  });
});

describe('a leitura em dúvida só aparece onde decide', () => {
  test('o prazo da prescrição é fato informado; os outros cancelamentos não dependem dele', () => {
    const cancela = (hipotese: string) =>
      duvidasEmAlegre('CABIMENTO', { ato: 'CANCELAMENTO_GERAL', hipotese });
    expect(cancela('PRESCRICAO')).toStrictEqual(['L-110']);
    for (const hipotese of ['INSOLVABILIDADE', 'SENTENCA', 'OUTRA'])
      expect(cancela(hipotese)).toStrictEqual([]);
  });

  test('terreno à frente: só quem reúne parte dos três requisitos depende do "e"', () => {
    const frente = (murado: boolean, gradilFerro: boolean, ajardinado: boolean) =>
      duvidasEmAlegre('INCIDENCIA', { hipotese: 'TERRENO_A_FRENTE', murado, gradilFerro, ajardinado });
    expect(frente(false, false, false)).toStrictEqual([]);
    expect(frente(true, false, false)).toStrictEqual(['L-12']);
    expect(frente(true, true, false)).toStrictEqual(['L-12']);
    expect(frente(true, true, true)).toStrictEqual([]);
  });

  test('movimento zero, e movimento de quem também tem atividade da Tabela nº 2', () => {
    const duvidas = (fatos: Fatos) =>
      duvidasEmAlegre('INDUSTRIAS_PROFISSOES', { item: 'MOVIMENTO', ...fatos });
    expect(duvidas({ movimento: 100000 })).toStrictEqual([]);
    expect(duvidas({ movimento: 0 })).toStrictEqual(['L-33']);
    expect(duvidas({ movimento: 100000, atividade: 'MEDICO' })).toStrictEqual(['L-39']);
    expect(duvidas({ movimento: 100000, atividades: ['MEDICO', 'SERRARIA'] })).toStrictEqual(['L-39']);
  });

  test('anúncio: o desconto só está em dúvida no contrato de outro prazo, e no tamanho deslocado de linha', () => {
    const duvidas = (mais: Fatos) =>
      duvidasEmAlegre('JORNAL_OFICIAL', { item: 'ANUNCIO', tipo: 'PAGINA', quantidade: 1, ...mais });
    expect(duvidas({})).toStrictEqual(['L-95']);
    expect(duvidas({ contratoMeses: 4 })).toStrictEqual(['L-95', 'L-96']);
    expect(duvidas({ contratoMeses: 6 })).toStrictEqual(['L-95', 'L-96']);
  });
});
