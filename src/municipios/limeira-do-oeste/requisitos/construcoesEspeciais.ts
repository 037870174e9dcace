import { fato, lei, SemResposta } from '../../../regra';
import { L43, L44 } from '../leituras';
import { art } from '../norma';
import { minimo } from './exigencia';
import { requisito } from './requisito';

// Chapters X and XI: chimneys, pools, collective garages and petrol stations.

export const chamine = requisito({
  codigo: 'CHAMINE',
  nomes: ['Chaminé, torre ou reservatório elevado', 'chaminés', 'torre', "caixa d'água", 'reservatório'],
  fundamento: [art('113')],
  fatos: { altura: fato.metros('Altura (m)').obrigatoria() },
  parametros: {
    minimo: lei.metros('1.50', art('113'), 'o afastamento mínimo de 1,50 (metro e cinqüenta', L43),
    quinto: lei.numero('5', art('113'), '1/5 (um quinto) de sua altura', L43),
    altura: lei.metros('10', art('113'), 'quando ultrapassar a 10,00m'),
  },
  exigencias: { afastamentoMinimo: minimo() },
  catalogo: ['AFASTAMENTO_CHAMINE'],
  demanda: (f, p, conta) => ({
    afastamentoMinimo: conta.maisDe(f.altura, p.altura)
      ? conta.fracao('Um quinto da altura', f.altura, 1, p.quinto)
      : p.minimo,
  }),
});

export const piscina = requisito({
  codigo: 'PISCINA',
  nomes: ['Tratamento da água de piscina', 'piscinas'],
  fundamento: [art('115')],
  fatos: { usoColetivo: fato.simNao('Piscina de uso coletivo').obrigatoria() },
  parametros: {
    tratamento: lei.relacao(art('115'), {
      TRATAMENTO: 'aparelhamento para tratamento e renovação de água',
      REVESTIMENTO: 'material resistente, liso, lavável e impermeável e, quando',
    }),
  },
  exigencias: {},
  catalogo: ['PISCINA'],
  demanda(f, p, conta) {
    conta.nota('Paredes e fundo revestidos em toda piscina', p.tratamento.citacao);
    return { obrigatorio: f.usoColetivo };
  },
});

export const garagemColetiva = requisito({
  codigo: 'GARAGEM_COLETIVA',
  nomes: ['Garagem coletiva', 'garagem', 'estacionamento'],
  fundamento: [art('116')],
  fatos: {
    veiculos: fato.inteiro('Veículos').obrigatoria(),
    angulo: fato.numero('Ângulo das vagas com o corredor (graus)').obrigatoria(),
  },
  parametros: {
    peDireito: lei.metros('2.20', art('116', 'I'), 'Ter pé-direito de no mínimo 2,20m'),
    larguraVao: lei.metros('3', art('116', 'II'), 'devem ter largura mínima de 3,00 (três metros)'),
    doisVaos: lei.numero('2', art('116', 'II'), 'pelo menos, dois vãos de entrada'),
    veiculos: lei.numero('50', art('116', 'II'), 'comportarem mais de 50 (cinqüenta) veículos'),
    larguraVaga: lei.metros('2.40', art('116', 'III'), 'deverá ter largura de 2,40m', L44),
    comprimentoVaga: lei.metros('5', art('116', 'III'), 'comprometimento mínimo de 5,00m', L44),
    corredor: lei.tabela(
      art('116', 'IV'),
      {
        '30': lei.linha('vagas a 30°', '3', [
          'largura mínima de 3,00m (três metros), 3,50m',
          '30° (trinta graus)',
        ]),
        '45': lei.linha('vagas a 45°', '3.50', ['3,50m (três metros e cinqüenta', 'e 45° (quarenta e']),
        '90': lei.linha('vagas a 90°', '5', ['ou 5,00m (cinco metros)', 'ou 90° (noventa graus)']),
      },
      'metros',
    ),
  },
  exigencias: {
    vaosEntrada: minimo(),
    larguraVao: minimo(),
    larguraCorredor: minimo(),
    larguraVaga: minimo(),
    comprimentoVaga: minimo(),
    peDireitoMinimo: minimo(),
  },
  catalogo: ['GARAGEM_COLETIVA'],
  demanda(f, p, conta) {
    const angulo = String(conta.inteiro(f.angulo));
    if (!ehAnguloDaLei(angulo, p.corredor.linhas))
      throw new SemResposta(`art. 116, IV: a lei só prevê vagas a 30°, 45° e 90°, e não a ${angulo}°`);
    return {
      vaosEntrada: conta.maisDe(f.veiculos, p.veiculos) ? p.doisVaos : conta.numero(1),
      larguraVao: p.larguraVao,
      larguraCorredor: conta.linha('Corredor', p.corredor, angulo),
      larguraVaga: p.larguraVaga,
      comprimentoVaga: p.comprimentoVaga,
      peDireitoMinimo: p.peDireito,
    };
  },
});

function ehAnguloDaLei<A extends string>(angulo: string, linhas: Readonly<Record<A, unknown>>): angulo is A {
  return Object.hasOwn(linhas, angulo);
}

export const muroDePosto = requisito({
  codigo: 'MURO_POSTO',
  nomes: ['Muro de posto de abastecimento', 'posto de gasolina', 'posto'],
  fundamento: [art('117', 'III')],
  fatos: {},
  parametros: { altura: lei.metros('2', art('117', 'III'), 'muros de alvenaria de 2,00m (dois metros)') },
  exigencias: { alturaMinima: minimo() },
  catalogo: ['POSTO_MURO'],
  demanda(_f, p, conta) {
    conta.nota('Sanitários franqueados ao público, separados por sexo', art('117', 'IV'));
    return { alturaMinima: p.altura };
  },
});
