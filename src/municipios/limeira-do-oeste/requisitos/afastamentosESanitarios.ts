import { exige, fato, lei } from '../../../regra';
import { L29 } from '../leituras';
import { art } from '../norma';
import { minimo, seHouver, zeroOuMinimo } from './exigencia';
import { requisito } from './requisito';

// Chapter VI, sections IX and X: distances to the boundaries, septic tanks and lavatories.

// Zero is a value here: a front on the alignment.
const afastamento = fato.metros('Afastamento (m)', { zeroEhValor: true });

export const afastamentoFrontal = requisito({
  codigo: 'AFASTAMENTO_FRONTAL',
  nomes: ['Afastamento frontal', 'recuo frontal', 'recuo de frente'],
  fundamento: [art('89', 'I')],
  fatos: { afastamento },
  parametros: { afastamento: lei.metros('3', art('89', 'I'), 'Afastamento mínimo de 3,00m', L29) },
  exigencias: { afastamentoMinimo: zeroOuMinimo('afastamento') },
  leituras: [L29],
  catalogo: ['AFASTAMENTO_FRONTAL'],
  demanda: (_f, p) => ({ afastamentoMinimo: p.afastamento }),
});

export const afastamentoLateral = requisito({
  codigo: 'AFASTAMENTO_LATERAL',
  nomes: ['Afastamento lateral ou de fundos', 'recuo lateral', 'afastamento de fundos'],
  fundamento: [art('89', 'II')],
  fatos: { afastamento, temAbertura: fato.simNao('Parede com abertura para iluminar ou ventilar') },
  parametros: {
    comAbertura: lei.metros('1.50', art('89', 'II'), 'nas laterais e no fundo: 1,50m'),
    semAbertura: lei.metros('0', art('89', 'II'), 'quando existir abertura para iluminação e ventilação'),
  },
  exigencias: { afastamentoMinimo: minimo('afastamento') },
  catalogo: ['AFASTAMENTO_LATERAL_FUNDO'],
  demanda(f, p, conta) {
    if (f.temAbertura === undefined)
      conta.nota('Abertura não informada: conta como parede com abertura', art('89', 'II'));
    return { afastamentoMinimo: f.temAbertura === false ? p.semAbertura : p.comAbertura };
  },
});

export const fossaSeptica = requisito({
  codigo: 'FOSSA_SEPTICA',
  nomes: ['Fossa séptica', 'fossa'],
  fundamento: [art('91', 'caput e parágrafo único')],
  fatos: {
    distanciaDivisa: fato.metros('Distância da fossa às divisas (m)'),
    distanciaPoco: fato.metros('Distância da fossa ao poço (m)'),
  },
  parametros: {
    divisa: lei.metros('3', art('91'), 'no mínimo, 3,00m (três metros) das divisas'),
    poco: lei.metros('10', art('91', 'parágrafo único'), 'distância mínima de 10,00m'),
  },
  exigencias: {
    distanciaDivisaMinima: minimo('distanciaDivisa'),
    distanciaPocoMinima: seHouver(minimo('distanciaPoco')),
  },
  catalogo: ['FOSSA_SEPTICA'],
  demanda: (_f, p) => ({ distanciaDivisaMinima: p.divisa, distanciaPocoMinima: p.poco }),
});

export const instalacaoSanitaria = requisito({
  codigo: 'SANITARIO_ABERTURA',
  nomes: ['Situação da instalação sanitária', 'instalação sanitária', 'banheiro'],
  fundamento: [art('90'), art('93')],
  fatos: {
    noInterior: fato.simNao('Situada no interior da edificação'),
    abreParaCozinha: fato.simNao('Abre para cozinha ou preparo de alimentos ou medicamentos'),
  },
  parametros: {
    condicoes: lei.relacao(art('90 e 93'), {
      NO_INTERIOR: 'instalação sanitária, situada no seu interior',
      SEM_ABERTURA: 'não terão aberturas diretas para cozinhas',
    }),
  },
  exigencias: {},
  catalogo: ['SANITARIO_ABERTURA'],
  demanda(f, p, conta) {
    conta.nota('Ligada à rede de esgoto, ou a fossa séptica, e abastecida de água', p.condicoes.citacao);
    return { conforme: exige(f, 'noInterior') && !exige(f, 'abreParaCozinha') };
  },
});
