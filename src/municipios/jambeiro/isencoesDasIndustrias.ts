import { fato, type Isencao, lei } from '../../regra';
import { fatoDoAto, imunidades, isencoesDaLavoura, isencoesPorAto } from './isencoesGerais';
import { J57 } from './leituras';
import { art } from './norma';

export const fatosDasIsencoes = {
  volumeAnual: fato.dinheiro('Volume anual de negócio ou de vendas'),
  trabalhoIndividual: fato.simNao('Trabalho individual, por conta própria'),
  portasAbertas: fato.simNao('Tem portas abertas, armários ou letreiros'),
  oficiais: fato.inteiro('Oficiais ou aprendizes, fora mulher e filhos menores', { zeroEhValor: true }),
  pensionistas: fato.inteiro('Pensionistas', { zeroEhValor: true }),
  soRefeicoes: fato.simNao('Só fornece comida em horas certas'),
  impostoIndustrias: fato.dinheiro('Imposto lançado à casa em que trabalha'),
  requereu: fato.simNao('Requereu a isenção no exercício'),
  ...fatoDoAto,
};

export const parametrosDasIsencoes = {
  volumeDomiciliar: lei.dinheiro('20000', art('60', 'h'), 'atd Cr$ 20,000,00(vinte mil cruzeiros)'),
  volumeDoLavrador: lei.dinheiro('24000', art('60', 'j'), 'passe de Cr$ 24,000,00 amuais'),
  pensionistasDaPensao: lei.numero('5', art('60', 'm'), 'salvo se tiverem mais de 5(cinco)'),
  volumeDaPensao: lei.dinheiro('30000', art('60', 'm'), 'superior a Cr$ 30,000,00 (trinta / mil cruzeiros)'),
  impostoDaCasa: lei.dinheiro('10000', art('60', 'n'), 'quantia superior a Cr$ 10.000,00', J57),
  volumeDoFeirante: lei.dinheiro('20000', art('60', 'p'), 'não exceda de Cr$ 20,000,00'),
};

export type IsencaoDasIndustrias = Isencao<typeof fatosDasIsencoes, typeof parametrosDasIsencoes>;

const REQUERIDA = 'requerida no exercício (art. 60, § 2º)';

/** Letters a to j: they exempt without a request. */
const semRequerimento: readonly IsencaoDasIndustrias[] = [
  {
    codigo: 'INDUSTRIA_DOMICILIAR',
    titulo: 'Pequena indústria domiciliar',
    citacao: art('60', 'h'),
    trecho: 'as pequenas industrias domiciliares',
    condicao: 'até Cr$ 20.000,00 anuais, trabalho individual, sem portas abertas, oficiais ou aprendizes',
    quando: (f, p, conta) =>
      !!f.volumeAnual &&
      conta.ate(f.volumeAnual, p.volumeDomiciliar) &&
      f.trabalhoIndividual === true &&
      f.portasAbertas === false &&
      !!f.oficiais &&
      conta.zero(f.oficiais),
  },
  {
    codigo: 'LAVRADOR',
    titulo: 'Pequeno lavrador que negocia os produtos da sua lavoura',
    citacao: art('60', 'j'),
    trecho: 'pequenos lavradores, quando negoclarem',
    condicao: 'até Cr$ 24.000,00 anuais',
    quando: (f, p, conta) => !!f.volumeAnual && conta.ate(f.volumeAnual, p.volumeDoLavrador),
  },
];

const outrasSemRequerimento: readonly IsencaoDasIndustrias[] = [
  {
    codigo: 'JORNALEIRO',
    titulo: 'Vendedor de jornais e revistas sem localização fixa',
    citacao: art('60', 'a'),
    trecho: 'os vendedores de jornais e revistas',
  },
  {
    codigo: 'MOTORISTA_ALUGUEL',
    titulo: 'Motorista profissional de carro de aluguel',
    citacao: art('60', 'b'),
    trecho: 'os motoristas profissionais de carros de alu',
  },
  {
    codigo: 'VEICULO_UNICO',
    titulo: 'Dono de um único veículo, que ele mesmo dirige, sem auxiliar nem sócio',
    citacao: art('60', 'c'),
    trecho: 'de um único vefculo dirigido',
  },
  {
    codigo: 'OPERARIO_DOMESTICO',
    titulo: 'Operário, empregado doméstico, criado ou condutor de veículo',
    citacao: art('60', 'd e i'),
    trecho: 'os operdrios ou empregados domdsticos',
  },
  {
    codigo: 'FUNCIONARIO',
    titulo: 'Ministro de culto, diplomata, cônsul ou funcionário público',
    citacao: art('60', 'e'),
    trecho: 'os ministros ou sacerdotes de qualquer credo',
  },
  {
    codigo: 'SERVENTUARIO',
    titulo: 'Serventuário da justiça',
    citacao: art('60', 'f'),
    trecho: 'os serventufrios de justiga',
  },
  {
    codigo: 'PROFESSOR',
    titulo: 'Professor, jornalista ou escritor',
    citacao: art('60', 'g'),
    trecho: 'os professdres, jornalistas e escritores',
  },
];

/** Letters k to r: only when asked for each year (§ 2º). */
const comRequerimento: readonly IsencaoDasIndustrias[] = [
  {
    codigo: 'PENSAO_FAMILIAR',
    titulo: 'Pensão familiar que só fornece comida em horas certas',
    citacao: art('60', 'm'),
    trecho: 'as pensdes familiares que apemas fornegam',
    condicao: `até 5 pensionistas e Cr$ 30.000,00 anuais, ${REQUERIDA}`,
    quando: (f, p, conta) =>
      f.requereu === true &&
      f.soRefeicoes === true &&
      !!f.pensionistas &&
      conta.ate(f.pensionistas, p.pensionistasDaPensao) &&
      !!f.volumeAnual &&
      conta.ate(f.volumeAnual, p.volumeDaPensao),
  },
  {
    codigo: 'GERENTE',
    titulo: 'Gerente, diretor, contador ou equiparado',
    citacao: art('60', 'n'),
    trecho: 'salvo os gerentes, sube',
    condicao: `a casa não paga mais de Cr$ 10.000,00, ${REQUERIDA}`,
    quando: (f, p, conta) =>
      f.requereu === true && !!f.impostoIndustrias && conta.ate(f.impostoIndustrias, p.impostoDaCasa),
  },
  {
    codigo: 'FEIRANTE',
    titulo: 'Mercador de feira livre',
    citacao: art('60', 'p'),
    trecho: 'os mercadores de feiras livres',
    condicao: `até Cr$ 20.000,00 anuais, ${REQUERIDA}`,
    quando: (f, p, conta) =>
      f.requereu === true && !!f.volumeAnual && conta.ate(f.volumeAnual, p.volumeDoFeirante),
  },
];

const peloRequerimento = {
  condicao: REQUERIDA,
  quando: (f: { readonly requereu: boolean | undefined }): boolean => f.requereu === true,
};

const outrasComRequerimento: readonly IsencaoDasIndustrias[] = [
  {
    codigo: 'CARIDADE',
    titulo: 'Casa de caridade, socorro mútuo ou fim humanitário',
    citacao: art('60', 'k'),
    trecho: 'as casas de caridade, as sociedades de socor',
    ...peloRequerimento,
  },
  {
    codigo: 'ASSOCIACAO',
    titulo: 'Associação esportiva ou cultural',
    citacao: art('60', 'l'),
    trecho: 'as associagdes esportivas e culturaisj',
    ...peloRequerimento,
  },
  {
    codigo: 'AUXILIAR',
    titulo: 'Auxiliar ou empregado de escritório, comércio ou indústria',
    citacao: art('60', 'n'),
    trecho: 'os auxiliares ou empregaios de eseritérios',
    leitura: J57,
    ...peloRequerimento,
  },
  {
    codigo: 'AGRICOLA',
    titulo: 'Administrador, empregado ou auxiliar de estabelecimento agrícola',
    citacao: art('60', 'o'),
    trecho: 'os administradores, empregados e suxiliares',
    ...peloRequerimento,
  },
  {
    codigo: 'SERRARIA_OLARIA',
    titulo: 'Serraria ou olaria só para consumo do dono',
    citacao: art('60', 'q'),
    trecho: 'as serrarias ¢ olarias não exploradas',
    ...peloRequerimento,
  },
  {
    codigo: 'ENSINO',
    titulo: 'Ensino particular com alunos gratuitos além do exigido',
    citacao: art('60', 'r'),
    trecho: 'estabelecimentos particulares de ensino',
    ...peloRequerimento,
  },
];

/** Art. 60, those of the vocabulary first. */
export const isencoesDoArt60: readonly IsencaoDasIndustrias[] = [
  ...semRequerimento,
  ...comRequerimento,
  ...outrasSemRequerimento,
  ...outrasComRequerimento,
];

/** Everything that exempts from the tax: art. 60 and the general ones of arts. 2º and 3º. */
export const isencoesDasIndustrias: readonly IsencaoDasIndustrias[] = [
  ...isencoesDoArt60,
  ...imunidades,
  ...isencoesDaLavoura,
  ...isencoesPorAto,
];
