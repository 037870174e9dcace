import { exige, fato, lei } from '../../../regra';
import { L03, L14, L15, L17, L18 } from '../leituras';
import { art } from '../norma';
import { inferior, maximo, minimo } from './exigencia';
import { requisito } from './requisito';

// Chapter VI, section III: stairs, ramps and lifts.

export const passagemSobEscada = requisito({
  codigo: 'ESCADA_PASSAGEM_ALTURA',
  nomes: ['Altura de passagem sob a escada', 'passagem sob escada'],
  fundamento: [art('47')],
  fatos: {},
  parametros: { altura: lei.metros('1.90', art('47'), 'quando usa escada, deve ser 1,90 m') },
  exigencias: { alturaMinima: minimo() },
  catalogo: ['ESCADA_PASSAGEM_ALTURA'],
  demanda: (_f, p) => ({ alturaMinima: p.altura }),
});

export const larguraDeEscada = requisito({
  codigo: 'ESCADA_LARGURA',
  nomes: ['Largura de escada', 'escada', 'largura da escada'],
  fundamento: [art('50'), art('51'), art('52')],
  fatos: {
    uso: fato.enumerado('Uso', {
      RESIDENCIAL_UNIFAMILIAR: ['Residencial unifamiliar', 'casa', 'residência'],
      APARTAMENTOS: ['Prédio de apartamentos', 'apartamento', 'multifamiliar'],
      TRABALHO: ['Edificação para o trabalho', 'comércio', 'indústria', 'escritório'],
    }),
    temElevador: fato.simNao('Prédio com elevador'),
    usoSecundario: fato.simNao('Escada de uso secundário ou eventual'),
  },
  parametros: {
    geral: lei.metros('0.90', art('50'), 'As escadas terão largura mínima de 0,90'),
    coletiva: lei.metros('1.20', art('51'), 'largura mínima das escadas será de 1,20 m'),
    secundaria: lei.metros('0.60', art('52'), 'até um mínimo de 0,60 (sessenta'),
  },
  exigencias: { larguraMinima: minimo() },
  catalogo: ['ESCADA_LARGURA_MINIMA'],
  demanda(f, p, conta) {
    if (f.usoSecundario) return { larguraMinima: p.secundaria };
    if (f.uso === undefined) conta.nota('Uso não informado: largura geral', art('50'));
    if (f.uso === 'APARTAMENTOS' && f.temElevador === undefined)
      conta.nota('Elevador não informado: conta como prédio sem elevador', art('51'));
    const coletiva = f.uso === 'TRABALHO' || (f.uso === 'APARTAMENTOS' && f.temElevador !== true);
    return { larguraMinima: coletiva ? p.coletiva : p.geral };
  },
});

export const lanceDeEscada = requisito({
  codigo: 'ESCADA_LANCE',
  nomes: ['Lance de escada', 'degraus'],
  fundamento: [art('48'), art('49')],
  fatos: {
    degraus: fato.inteiro('Degraus do lance', { positivo: true }),
    espelho: fato.metros('Altura do degrau (m)', { positivo: true }),
    piso: fato.metros('Piso do degrau (m)', { positivo: true }),
  },
  parametros: {
    piso: lei.metros('0.25', art('48'), 'degrau de escada deve ser de 0,25'),
    degraus: lei.numero('19', art('49'), 'deve ser de 19 (dezenove) degraus', L14),
    espelho: lei.metros('0.19', art('49'), 'altura máxima permitida para o degrau é de 0,19'),
    altura: lei.metros('3.60', art('49'), 'deve ser de 3,60 m (três metros', L14),
  },
  exigencias: { pisoMinimo: minimo('piso'), espelhoMaximo: maximo('espelho') },
  catalogo: ['ESCADA_PISO', 'ESCADA_LANCE'],
  demanda(f, p, conta) {
    const limites = {
      pisoMinimo: p.piso,
      espelhoMaximo: p.espelho,
      degrausMaximo: p.degraus,
      alturaMaxima: p.altura,
    };
    if (!f.degraus && !f.espelho) return limites;
    const degraus = exige(f, 'degraus');
    const altura = conta.vezes('Altura do lance', exige(f, 'espelho'), degraus);
    const pelosDegraus = conta.ate(degraus, p.degraus);
    const pelaAltura = conta.ate(altura, p.altura);
    const conforme = conta.usaAlternativa(L14) ? pelosDegraus && pelaAltura : pelosDegraus || pelaAltura;
    if (!conforme) conta.nota('O lance precisa de patamar intermediário', art('49'));
    return { ...limites, altura, conforme };
  },
});

export const escadaIncombustivel = requisito({
  codigo: 'ESCADA_INCOMBUSTIVEL',
  nomes: ['Escada incombustível', 'escada de mais de dois pavimentos'],
  fundamento: [art('53')],
  fatos: { pavimentos: fato.inteiro('Pavimentos a que a escada atende').obrigatoria() },
  parametros: { pavimentos: lei.numero('2', art('53'), 'atendem a mais de 02 (dois) pavimentos', L15) },
  exigencias: {},
  leituras: [L15],
  catalogo: ['ESCADA_INCOMBUSTIVEL'],
  demanda(f, p, conta) {
    const obrigatorio = conta.maisDe(f.pavimentos, p.pavimentos);
    if (obrigatorio) conta.nota('A escada não pode ser metálica nem de caracol', art('53'));
    return { obrigatorio };
  },
});

export const rampa = requisito({
  codigo: 'RAMPA',
  nomes: ['Declividade de rampa', 'rampas', 'declividade'],
  fundamento: [art('2º', 'XV'), art('55'), art('111', 'IX')],
  fatos: {
    altura: fato.metros('Diferença de altura (m)'),
    comprimento: fato.metros('Distância horizontal (m)', { positivo: true }),
    uso: fato.enumerado('Uso', {
      GERAL: ['Geral', 'comum'],
      AUDITORIO: ['Auditório, cinema ou teatro', 'cinema', 'teatro'],
    }),
  },
  parametros: {
    geral: lei.percentual('12', art('55'), 'declividade inferior a 12%'),
    auditorio: lei.percentual('10', art('111', 'IX'), 'declividade menor ou igual a 10%'),
    relacao: lei.relacao(art('2º', 'XV'), { DECLIVIDADE: 'diferença da altura de dois pontos' }, L03),
  },
  exigencias: { declividadeLimite: inferior('declividade'), declividadeMaxima: maximo('declividade') },
  catalogo: ['DECLIVIDADE', 'RAMPA', 'AUDITORIO_RAMPA'],
  demanda(f, p, conta) {
    if (f.uso === undefined) conta.nota('Uso não informado: regra geral', art('55'));
    conta.nota('A rampa tem a largura exigida da escada que substitui e piso antiderrapante', art('55'));
    const limite =
      f.uso === 'AUDITORIO' ? { declividadeMaxima: p.auditorio } : { declividadeLimite: p.geral };
    if (!f.altura && !f.comprimento) return limite;
    conta.usaAlternativa(L03);
    return {
      ...limite,
      declividade: conta.razao('Altura ÷ distância', exige(f, 'altura'), exige(f, 'comprimento')),
    };
  },
});

export const elevador = requisito({
  codigo: 'ELEVADOR',
  nomes: ['Elevador obrigatório', 'elevadores'],
  fundamento: [art('57'), art('58')],
  fatos: {
    desnivelEntrada: fato.metros('Da entrada ao piso do último pavimento (m)'),
    desnivelGaragem: fato.metros('Da garagem ao pavimento útil mais distante (m)'),
  },
  parametros: {
    daEntrada: lei.metros('9', art('57'), 'mais de 0,9 m (nove metros) de desnível', L17),
    daGaragem: lei.metros('11.50', art('58'), 'mais de 11,50 (onze metros'),
  },
  exigencias: {},
  leituras: [L17, L18],
  catalogo: ['ELEVADOR_OBRIGATORIO'],
  demanda(f, p, conta) {
    if (!f.desnivelEntrada && !f.desnivelGaragem) exige(f, 'desnivelEntrada');
    const daEntrada = !!f.desnivelEntrada && conta.maisDe(f.desnivelEntrada, p.daEntrada);
    const daGaragem = !!f.desnivelGaragem && conta.maisDe(f.desnivelGaragem, p.daGaragem);
    const obrigatorio = daEntrada || daGaragem;
    if (obrigatorio) conta.nota('O elevador não dispensa a escada', art('54'));
    return { obrigatorio };
  },
});
