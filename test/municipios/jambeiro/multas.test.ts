import { avisosEmJambeiro, lancaEmJambeiro } from './lancaEmJambeiro';

type Fatos = Readonly<Record<string, unknown>>;
const multa = (infracao: string, fatos: Fatos = {}) => lancaEmJambeiro('MULTA', { infracao, ...fatos });

describe('Multas em faixa', () => {
  test.each([
    ['FUNCIONAR_SEM_LICENCA', 200, 1000, 200, 1000],
    ['ESTABELECIMENTO_DANOSO', 200, 1000, 200, 1000],
    ['PUBLICIDADE_SEM_LICENCA', 500, 1000, 500, 1000],
    ['PUBLICIDADE_PROIBIDA', 200, 500, 200, 500],
    ['DIVERSOES', 500, 1000, 1000, 2000],
    ['SONEGACAO', 500, 1000, 1000, 2000],
    ['GERAL', 500, 1000, 1000, 2000],
  ])(
    '%s: de %d a %d; na reincidência, de %d a %d',
    (infracao, minima, maxima, minimaDobrada, maximaDobrada) => {
      expect(multa(infracao)).toMatchObject({ valor: minima, multaMinima: minima, multaMaxima: maxima });
      expect(multa(infracao, { reincidente: true })).toMatchObject({
        valor: minimaDobrada,
        multaMinima: minimaDobrada,
        multaMaxima: maximaDobrada,
      });
    },
  );

  test('a graduação leva ao médio ou ao máximo, dobrados quando dobra', () => {
    expect(multa('DIVERSOES', { graduacao: 'MEDIO' })).toMatchObject({ valor: 750 });
    expect(multa('DIVERSOES', { graduacao: 'MAXIMO' })).toMatchObject({ valor: 1000 });
    expect(multa('DIVERSOES', { graduacao: 'MAXIMO', reincidente: true })).toMatchObject({ valor: 2000 });
    expect(multa('FUNCIONAR_SEM_LICENCA', { graduacao: 'MAXIMO', reincidente: true })).toMatchObject({
      valor: 1000,
    });
  });

  test('a quantia fixada pela autoridade fica na faixa simples, e dobra se dobra', () => {
    const fixada = multa('DIVERSOES', { valorAplicado: 700, reincidente: true });
    expect(fixada).toMatchObject({ valor: 1400 });
    expect(fixada).not.toHaveProperty('multaMinima');
    expect(multa('DIVERSOES', { valorAplicado: 500 })).toMatchObject({ valor: 500 });
    expect(multa('DIVERSOES', { valorAplicado: 1000 })).toMatchObject({ valor: 1000 });
    expect(multa('PUBLICIDADE_PROIBIDA', { valorAplicado: 300, reincidente: true })).toMatchObject({
      valor: 300,
    });
    for (const valorAplicado of [499.99, 1000.01, 1200])
      expect(multa('DIVERSOES', { valorAplicado })).toMatchObject({ falha: 'VALOR', fato: 'valorAplicado' });
    expect(multa('DIVERSOES', { valorAplicado: 1200, reincidente: true })).toMatchObject({ falha: 'VALOR' });
  });

  test('o imposto devido soma-se à parte', () => {
    expect(multa('FUNCIONAR_SEM_LICENCA', { impostoDevido: 250 })).toMatchObject({
      valor: 200,
      totalDevido: 450,
    });
    expect(multa('FUNCIONAR_SEM_LICENCA')).not.toHaveProperty('totalDevido');
  });

  test('a publicidade proibida apreende-se', () => {
    expect(multa('PUBLICIDADE_PROIBIDA')).toMatchObject({ apreensao: true });
  });

  test('o estabelecimento danoso que reincide perde a licença e fecha', () => {
    expect(multa('ESTABELECIMENTO_DANOSO')).toMatchObject({ cassacao: false, fechamento: false });
    // o § 2º do art. 66 só fala da multa do § 1º, e não da do caput
    const semLicenca = multa('FUNCIONAR_SEM_LICENCA', { reincidente: true });
    expect(semLicenca).not.toHaveProperty('cassacao');
    expect(semLicenca).not.toHaveProperty('fechamento');
    expect(multa('ESTABELECIMENTO_DANOSO', { reincidente: true })).toMatchObject({
      cassacao: true,
      fechamento: true,
    });
  });

  test('a que não dobra avisa que não dobra', () => {
    expect(avisosEmJambeiro('MULTA', { infracao: 'FUNCIONAR_SEM_LICENCA', reincidente: true })).toContain(
      'Esta multa não dobra na reincidência: só as dos arts. 71, 107 e 136',
    );
  });
});

describe('Multas fixas', () => {
  test('não comunicar o aumento do aluguel: 100,00; quem comunicou nada deve', () => {
    expect(multa('NAO_COMUNICAR_AUMENTO_ALUGUEL')).toMatchObject({ valor: 100 });
    expect(multa('NAO_COMUNICAR_AUMENTO_ALUGUEL', { reincidente: true })).toMatchObject({ valor: 100 });
    expect(multa('NAO_COMUNICAR_AUMENTO_ALUGUEL', { comunicou: true })).toMatchObject({ valor: 0 });
  });

  test('ambulante que se fixa: 200,00, e o dobro na reincidência', () => {
    expect(multa('AMBULANTE_FIXO')).toMatchObject({ valor: 200 });
    expect(multa('AMBULANTE_FIXO', { reincidente: true })).toMatchObject({ valor: 400 });
    expect(multa('AMBULANTE_FIXO')).not.toHaveProperty('multaMinima');
  });

  test('ambulante sem licença: 200,00 mais o imposto, e apreensão; não dobra', () => {
    expect(multa('AMBULANTE_SEM_LICENCA', { impostoDevido: 600 })).toMatchObject({
      valor: 200,
      totalDevido: 800,
      apreensao: true,
    });
    expect(multa('AMBULANTE_SEM_LICENCA', { reincidente: true })).toMatchObject({ valor: 200 });
  });

  test('quantia diferente da fixa é fato errado', () => {
    expect(multa('AMBULANTE_FIXO', { valorAplicado: 200 })).toMatchObject({ valor: 200 });
    expect(multa('AMBULANTE_FIXO', { valorAplicado: 300 })).toMatchObject({ falha: 'VALOR' });
  });
});

describe('Penas sem quantia', () => {
  test('ambulante fora do horário: cassa, salvo certos artigos', () => {
    expect(multa('AMBULANTE_FORA_HORARIO', { mercadoria: 'panelas' })).toMatchObject({
      cassacao: true,
      valor: 0,
    });
    expect(multa('AMBULANTE_FORA_HORARIO')).toMatchObject({ cassacao: true });
    for (const mercadoria of [
      'leite',
      'hortaliças',
      'frutas',
      'flores',
      'refrescos',
      'sorvetes',
      'doces',
      'biscoitos',
      'empadas',
    ])
      expect(multa('AMBULANTE_FORA_HORARIO', { mercadoria })).toMatchObject({ cassacao: false });
  });

  test('o funcionário responde pela multa ou pela importância devida', () => {
    expect(multa('FUNCIONARIO_OMISSO', { valorAplicado: 500 })).toMatchObject({ valor: 500 });
    expect(multa('FUNCIONARIO_OMISSO', { impostoDevido: 320 })).toMatchObject({ valor: 320 });
    expect(multa('FUNCIONARIO_OMISSO')).toMatchObject({ falha: 'VALOR' });
  });

  test('infração que a lei não tem, ou nenhuma, é fato errado', () => {
    expect(multa('ANDAR_DESCALCO')).toMatchObject({ falha: 'VALOR', fato: 'infracao' });
    expect(lancaEmJambeiro('MULTA', {})).toMatchObject({ falha: 'VALOR', fato: 'infracao' });
  });
});

describe('Multas de obra', () => {
  test.each(['OBRA_SEM_LICENCA', 'DEPOSITO_MATERIAIS_SEM_LICENCA'])(
    '%s: de 200 a 500, sem dobrar',
    (infracao) => {
      const faixa = { valor: 200, multaMinima: 200, multaMaxima: 500 };
      expect(lancaEmJambeiro('MULTA_OBRA', { infracao })).toMatchObject(faixa);
      expect(lancaEmJambeiro('MULTA_OBRA', { infracao, reincidente: true })).toMatchObject(faixa);
      expect(lancaEmJambeiro('MULTA_OBRA', { infracao, graduacao: 'MEDIO' })).toMatchObject({ valor: 350 });
      expect(lancaEmJambeiro('MULTA_OBRA', { infracao, valorAplicado: 500.01 })).toMatchObject({
        falha: 'VALOR',
      });
    },
  );
});
