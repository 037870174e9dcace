import { fato, lei, SemResposta } from '../../../regra';
import { L06 } from '../leituras';
import { art } from '../norma';
import { exato, maximo, minimo } from './exigencia';
import { requisito } from './requisito';

// Chapters II and III: the drawings, their approval, and the works that need no project or licence.

export const escalaMinima = requisito({
  codigo: 'ESCALA_MINIMA',
  nomes: ['Escala dos desenhos', 'escala do desenho', 'escala mínima'],
  fundamento: [art('7º', 'I a V e § 3º')],
  fatos: {
    escala: fato.inteiro('Escala do desenho: o n de 1:n', { positivo: true }),
    peca: fato
      .enumerado('Peça do projeto', {
        SITUACAO: ['Planta de situação e localização', 'situação', 'localização'],
        PLANTA_BAIXA: ['Planta baixa', 'baixa'],
        CORTES: ['Cortes', 'corte'],
        COBERTURA: ['Planta de cobertura', 'cobertura'],
        FACHADA: ['Elevação de fachada', 'fachada', 'elevação'],
      })
      .obrigatoria(),
    grandesProporcoes: fato.simNao('Edificação de grandes proporções'),
  },
  parametros: {
    SITUACAO: lei.numero('500', art('7º', 'I'), 'escala-mínima de 1:500'),
    PLANTA_BAIXA: lei.numero('50', art('7º', 'II'), 'cada pavimento de construção na escala de 1:50'),
    CORTES: lei.numero('50', art('7º', 'III'), 'compreensão do projeto, na escala mínima de 1:50'),
    COBERTURA: lei.numero('200', art('7º', 'IV'), 'escala mínima de 1:200'),
    FACHADA: lei.numero('50', art('7º', 'V'), 'via pública na escala mínima de 1:50'),
  },
  exigencias: { denominadorMaximo: maximo('escala'), denominador: exato('escala') },
  catalogo: ['ESCALA_MINIMA'],
  demanda(f, p) {
    if (f.grandesProporcoes)
      throw new SemResposta(
        'nas obras de grandes proporções as escalas podem ser outras, consultada a Prefeitura (art. 7º, § 3º)',
      );
    return f.peca === 'PLANTA_BAIXA' ? { denominador: p.PLANTA_BAIXA } : { denominadorMaximo: p[f.peca] };
  },
});

export const jogosDeCopias = requisito({
  codigo: 'JOGOS_COPIAS',
  nomes: ['Jogos de cópias do projeto', 'jogos de cópias', 'cópias do projeto'],
  fundamento: [art('8º', 'II')],
  fatos: {},
  parametros: { jogos: lei.numero('3', art('8º', 'II'), '3 (três) jogos completos') },
  exigencias: { jogos: minimo() },
  catalogo: ['JOGOS_COPIAS'],
  demanda: (_f, p) => ({ jogos: p.jogos }),
});

export const dispensaDeProjeto = requisito({
  codigo: 'DISPENSA_PROJETO',
  nomes: ['Dispensa de projeto', 'dispensa do projeto arquitetônico'],
  fundamento: [art('15', 'I')],
  fatos: {
    area: fato.metrosQuadrados('Área da edificação (m²)').obrigatoria(),
    foraPerimetroUrbano: fato.simNao('Fora do perímetro urbano'),
    fimAgropecuario: fato.simNao('Destinada a atividade agropecuária'),
  },
  parametros: {
    area: lei.metrosQuadrados('80', art('15', 'I'), 'área de até 80,00 m2', L06),
  },
  exigencias: {},
  leituras: [L06],
  catalogo: ['DISPENSA_PROJETO'],
  demanda(f, p, conta) {
    if (f.foraPerimetroUrbano === undefined || f.fimAgropecuario === undefined)
      conta.nota('Condição não informada: sem ela o projeto é exigido, que é a regra geral', art('15', 'I'));
    const condicoes = f.foraPerimetroUrbano === true && f.fimAgropecuario === true;
    return { dispensado: condicoes && conta.ate(f.area, p.area) };
  },
});

const alturaDoMuro = lei.metros('2', art('16', 'IV'), 'muros de divisas com até 2.00 m');

export const dispensaDeLicencaDeMuro = requisito({
  codigo: 'DISPENSA_LICENCA_MURO',
  nomes: ['Dispensa de licença para muro de divisa', 'dispensa de licença de muro'],
  fundamento: [art('16', 'IV')],
  fatos: { altura: fato.metros('Altura (m)').obrigatoria() },
  parametros: { altura: alturaDoMuro },
  exigencias: {},
  catalogo: ['DISPENSA_LICENCA'],
  demanda: (f, p, conta) => ({ dispensado: conta.ate(f.altura, p.altura) }),
});

export const dispensaDeLicenca = requisito({
  codigo: 'DISPENSA_LICENCA',
  nomes: ['Dispensa de licença para pequenos serviços', 'dispensa de licença', 'serviço sem licença'],
  fundamento: [art('16')],
  fatos: {
    servico: fato
      .enumerado('Serviço', {
        REPAROS: ['Reparos e substituição de revestimentos e muros', 'reparo', 'revestimento'],
        IMPERMEABILIZACAO: ['Impermeabilização de terraços', 'impermeabilização'],
        TELHAS_E_CALHAS: ['Substituição de telhas, calhas e condutores', 'telhas', 'calhas'],
        MURO_DIVISA: ['Muro de divisa', 'muro'],
        LIMPEZA_OU_PINTURA: ['Limpeza ou pintura', 'limpeza', 'pintura'],
        OUTRO: 'Outro serviço',
      })
      .obrigatoria(),
    altura: fato.metros('Altura (m)'),
  },
  parametros: {
    servicos: lei.relacao(art('16'), {
      REPAROS: 'reparos e substituição de revestimentos e muros',
      IMPERMEABILIZACAO: 'impermeabilização de terraços',
      TELHAS_E_CALHAS: 'substituição de telhas danificadas, de calhas e condutores',
      MURO_DIVISA: 'construção de muros de divisas',
      LIMPEZA_OU_PINTURA: 'limpeza ou pintura externa ou interna de edifícios',
    }),
    alturaDoMuro,
  },
  exigencias: {},
  catalogo: ['DISPENSA_LICENCA'],
  demanda(f, p, conta) {
    if (f.servico === 'MURO_DIVISA' && !f.altura)
      conta.nota(
        'Altura do muro não informada: sem ela a licença é exigida, que é a regra geral',
        art('16', 'IV'),
      );
    const muroAlto = f.servico === 'MURO_DIVISA' && !(f.altura && conta.ate(f.altura, p.alturaDoMuro));
    return { dispensado: p.servicos.tem(f.servico) && !muroAlto };
  },
});
