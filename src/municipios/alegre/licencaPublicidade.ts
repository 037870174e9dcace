import { exige, fato, lei, regra } from '../../regra';
import { L57 } from './leituras';
import { art, lei118 } from './norma';

/** Licença de publicidade e propaganda: arts. 86 to 89. */
export const licencaPublicidade = regra({
  id: 'LICENCA_PUBLICIDADE',
  titulo: 'Licença de publicidade e propaganda',
  norma: lei118,
  fundamento: [art('87')],
  resumo:
    'Quantia fixa por ano para cada variedade de publicidade (alíneas do art. 86), paga antes de começar; o alto-falante paga por dia, até um máximo no ano.',
  fatos: {
    item: fato.enumerado('Publicidade', {
      VARIEDADE: ['Variedade do art. 86', 'placa', 'letreiro', 'anúncio'],
      ALTO_FALANTE: 'Alto-falante',
    }),
    quantidade: fato.inteiro('Variedades (alíneas do art. 86)', { minimo: 1 }),
    dias: fato.inteiro('Dias no ano', { minimo: 1 }),
    titular: fato.enumerado('A quem pertence', {
      HOSPITAL: 'Hospital',
      ASILO: 'Asilo',
      FARMACIA: 'Farmácia',
      IRMANDADE: 'Irmandade',
      ASSOCIACAO_RELIGIOSA: ['Associação religiosa', 'igreja'],
      ENSINO: ['Estabelecimento de ensino', 'escola', 'colégio'],
      BENEFICENCIA: ['Sociedade de beneficência', 'beneficente'],
      CLUBE_ESPORTIVO: 'Clube esportivo',
      PARTIDO_POLITICO: ['Partido político', 'partido'],
      CONCESSIONARIA: ['Concessionária de serviço público', 'concessionária'],
      ASSOCIACAO_CULTURAL: [
        'Associação cultural ou recreativa',
        'associação cultural',
        'associação recreativa',
      ],
      BIBLIOTECA: 'Biblioteca',
      MEDICO: 'Médico',
      ADVOGADO: 'Advogado',
      ENGENHEIRO: 'Engenheiro',
      DENTISTA: 'Dentista',
      PARTEIRA: 'Parteira',
      CONTADOR: 'Contador',
    }),
  },
  parametros: {
    porVariedade: lei.dinheiro('50', art('87'), 'fixa de Cr$ 50,00 (cinquenta cruzeiros) anuais', L57),
    porDia: lei.dinheiro('50', art('87', '§ único'), 'Cr$ 50,00 (cinquenta cruzeiros) por dia'),
    maximoDoAno: lei.dinheiro('1000', art('87', '§ único'), 'até o máximo de Cr$ 1.000,00 por ano'),
    alcancamAltoFalantes: lei.relacao(art('88'), {
      ASSOCIACAO_RELIGIOSA: 'auto falantes de associações religiosas',
      ENSINO: 'estabelecimentos de ensino, sociedades de beneficência, clubes esportivos e partidos',
      BENEFICENCIA: 'sociedades de beneficência, clubes esportivos e partidos',
      CLUBE_ESPORTIVO: 'clubes esportivos e partidos políticos',
      PARTIDO_POLITICO: 'e partidos políticos',
    }),
  },
  isencoes: [
    {
      codigo: 'PLACA',
      titulo: 'Placa ou letreiro de titular isento',
      citacao: art('88'),
      trecho: 'As placas e letreiros de hospitais, asilos, farmácias',
      condicao: 'o titular está na lista do art. 88; presume-se placa ou letreiro',
      automatica: true,
      quando: (f) => f.item !== 'ALTO_FALANTE' && f.titular !== undefined,
    },
    {
      codigo: 'ALTO_FALANTE',
      titulo: 'Alto-falante de titular isento',
      citacao: art('88'),
      trecho: 'serviços de auto falantes de associações',
      condicao: 'associação religiosa, ensino, beneficência, clube esportivo ou partido político',
      automatica: true,
      // Whatever is not a loudspeaker was already exempt above.
      quando: (f, p) => f.titular !== undefined && p.alcancamAltoFalantes.tem(f.titular),
    },
  ],
  catalogo: ['PUBLICIDADE_ANUAL', 'PUBLICIDADE_ALTO_FALANTE', 'PUBLICIDADE_ISENCAO_*'],
  calcular(f, p, conta) {
    if (f.item === 'ALTO_FALANTE') {
      const dosDias = conta.vezes('Alto-falante por dia', p.porDia, exige(f, 'dias'));
      return { valor: conta.menor('Até o máximo do ano', dosDias, p.maximoDoAno) };
    }
    if (!f.item) conta.nota('Publicidade não informada: a regra geral, por variedade', art('87'));
    return { valor: conta.vezes('Licença', p.porVariedade, exige(f, 'quantidade')) };
  },
});
