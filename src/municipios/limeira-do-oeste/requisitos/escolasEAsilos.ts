import { exige, fato, lei } from '../../../regra';
import { L35, L36, L37, L38 } from '../leituras';
import { art } from '../norma';
import { minimo } from './exigencia';
import { requisito } from './requisito';

// Chapter IX: schools, orphanages, homes and shelters.

export const salaDeAula = requisito({
  codigo: 'SALA_AULA',
  nomes: ['Área de sala de aula', 'sala de aula'],
  fundamento: [art('107', 'I')],
  fatos: { alunos: fato.inteiro('Alunos').obrigatoria() },
  parametros: {
    minima: lei.metrosQuadrados('15', art('107', 'I'), 'medir no mínimo 15,00 m2'),
    porAluno: lei.metrosQuadrados('1', art('107', 'I'), 'guardar a relação de 1,00m2'),
  },
  exigencias: { areaMinima: minimo() },
  catalogo: ['SALA_AULA_AREA_MINIMA'],
  demanda(f, p, conta) {
    const pelosAlunos = conta.vezes('Pelos alunos', p.porAluno, f.alunos);
    return { areaMinima: conta.maior('Área da sala', p.minima, pelosAlunos) };
  },
});

export const ventilacaoDeSalaDeAula = requisito({
  codigo: 'SALA_AULA_VENTILACAO',
  nomes: ['Ventilação de sala de aula', 'ventilação da sala de aula'],
  fundamento: [art('107', 'II')],
  fatos: {
    areaAberturas: fato.metrosQuadrados('Superfície das aberturas (m²)'),
    area: fato.metrosQuadrados('Área do piso da sala (m²)'),
  },
  parametros: { terco: lei.numero('3', art('107', 'II'), 'pelo menos 1/3 (um terço)', L35) },
  exigencias: { ventilacaoMinima: minimo() },
  leituras: [L35],
  catalogo: ['SALA_AULA_VENTILACAO'],
  demanda(f, p, conta) {
    const superficie = conta.usaAlternativa(L35) ? exige(f, 'area') : exige(f, 'areaAberturas');
    return { ventilacaoMinima: conta.fracao('Um terço', superficie, 1, p.terco) };
  },
});

export const sanitariosDeEscola = requisito({
  codigo: 'SANITARIOS_ESCOLA',
  nomes: ['Sanitários e bebedouros de escola', 'sanitários de escola', 'bebedouros'],
  fundamento: [art('107', 'IV a VII')],
  fatos: { alunos: fato.inteiro('Alunos'), alunas: fato.inteiro('Alunas') },
  parametros: {
    alunosPorVaso: lei.numero('50', art('107', 'V'), 'um lavatório para cada 50 (cinqüenta) alunos', L36),
    alunosPorMictorio: lei.numero('25', art('107', 'V'), 'um mictório para cada 25', L36),
    alunasPorVaso: lei.numero('20', art('107', 'VI'), 'vaso sanitário para cada 20 (vinte) alunas', L36),
    alunasPorLavatorio: lei.numero('50', art('107', 'VI'), 'lavatório para cada 50 (cinqüenta) alunas', L36),
    porBebedouro: lei.numero('40', art('107', 'VII'), 'bebedouro para cada 40', L36),
  },
  exigencias: {
    vasosMasculinos: minimo(),
    lavatoriosMasculinos: minimo(),
    mictorios: minimo(),
    vasosFemininos: minimo(),
    lavatoriosFemininos: minimo(),
    bebedouros: minimo(),
  },
  catalogo: ['SANITARIOS_ESCOLA', 'BEBEDOUROS'],
  demanda(f, p, conta) {
    if (!f.alunos && !f.alunas) exige(f, 'alunos');
    const alunos = f.alunos ?? conta.numero(0);
    const alunas = f.alunas ?? conta.numero(0);
    const vasosMasculinos = conta.unidadesComecadas('Vasos para alunos', alunos, p.alunosPorVaso);
    const todos = conta.soma('Alunos e alunas', alunos, alunas);
    return {
      vasosMasculinos,
      lavatoriosMasculinos: vasosMasculinos,
      mictorios: conta.unidadesComecadas('Mictórios para alunos', alunos, p.alunosPorMictorio),
      vasosFemininos: conta.unidadesComecadas('Vasos para alunas', alunas, p.alunasPorVaso),
      lavatoriosFemininos: conta.unidadesComecadas('Lavatórios para alunas', alunas, p.alunasPorLavatorio),
      bebedouros: conta.unidadesComecadas('Bebedouros da escola', todos, p.porBebedouro),
    };
  },
});

export const dormitorioColetivo = requisito({
  codigo: 'DORMITORIO_COLETIVO',
  nomes: ['Dormitório coletivo', 'dormitório de asilo'],
  fundamento: [art('109', 'I')],
  fatos: { leitosExcedentes: fato.inteiro('Leitos excedentes', { zeroEhValor: true }).obrigatoria() },
  parametros: {
    minima: lei.metrosQuadrados('9', art('109', 'I'), 'ter área mínima de 9,00m2'),
    porLeito: lei.metrosQuadrados('4', art('109', 'I'), 'acrescidos de 4,00m2', L37),
  },
  exigencias: { areaMinima: minimo() },
  leituras: [L37],
  catalogo: ['DORMITORIO_COLETIVO_AREA'],
  demanda(f, p, conta) {
    const acrescimo = conta.vezes('Pelos leitos excedentes', p.porLeito, f.leitosExcedentes);
    return { areaMinima: conta.soma('Área do dormitório', p.minima, acrescimo) };
  },
});

export const conjuntosSanitariosDeAsilo = requisito({
  codigo: 'CONJUNTOS_SANITARIOS_ASILO',
  nomes: ['Conjuntos sanitários de asilo', 'sanitários de asilo'],
  fundamento: [art('109', 'II')],
  fatos: { internados: fato.inteiro('Internados').obrigatoria() },
  parametros: { internados: lei.numero('10', art('109', 'II'), 'para cada 10 (dez) internados', L38) },
  exigencias: { conjuntos: minimo() },
  catalogo: ['CONJUNTOS_SANITARIOS_ASILO'],
  demanda: (f, p, conta) => ({
    conjuntos: conta.unidadesComecadas('Grupos de internados', f.internados, p.internados),
  }),
});
