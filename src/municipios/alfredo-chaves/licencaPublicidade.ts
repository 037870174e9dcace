import { exige, fato, lei, regra } from '../../regra';
import { L26 } from './leituras';
import { art, lei132 } from './norma';

/** Publicity: arts. 66 to 68. */
export const licencaPublicidade = regra({
  id: 'LICENCA_PUBLICIDADE',
  titulo: 'Publicidade e propaganda',
  norma: lei132,
  fundamento: [art('67')],
  resumo:
    'Cr$ 180,00 por ano para cada variedade de anúncio; alto-falante e rádio, Cr$ 50,00 por dia até Cr$ 1.000,00 no ano. Placas e letreiros de hospitais, escolas, associações e profissionais são isentos.',
  fatos: {
    item: fato.enumerado('Espécie', {
      VARIEDADE: ['Variedade de anúncio', 'anúncio', 'placa', 'letreiro'],
      ALTO_FALANTE: ['Alto-falante ou rádio', 'alto-falante', 'rádio'],
    }),
    quantidade: fato.inteiro('Variedades de anúncio'),
    dias: fato.inteiro('Dias de alto-falante'),
    jaPago: fato.dinheiro('Já pago no ano pelo alto-falante', { zeroEhValor: true }),
    titular: fato.enumerado('A quem pertence a placa ou o letreiro', {
      HOSPITAL: 'Hospital',
      ASILO: 'Asilo',
      FARMACIA: 'Farmácia',
      IRMANDADE: 'Irmandade',
      ASSOCIACAO_RELIGIOSA: ['Associação religiosa', 'igreja'],
      ENSINO: ['Estabelecimento de ensino', 'escola', 'colégio'],
      BENEFICENCIA: ['Sociedade de beneficência', 'beneficência'],
      CLUBE_ESPORTIVO: ['Clube esportivo', 'clube'],
      PARTIDO_POLITICO: ['Partido político', 'partido'],
      CONCESSIONARIA: ['Concessionária de serviço público', 'concessionária'],
      MEDICO: 'Médico',
      ADVOGADO: 'Advogado',
      ENGENHEIRO: 'Engenheiro',
      DENTISTA: 'Dentista',
      PARTEIRA: 'Parteira',
      CONTADOR: 'Contador',
      AGRIMENSOR: 'Agrimensor',
    }),
  },
  parametros: {
    contribuicao: lei.dinheiro('180', art('67'), 'contribuição fixa de Cr$ 180,00 anuais', L26),
    porDia: lei.dinheiro('50', art('67', 'parágrafo único'), 'será de Cr$ 50,00 por dia'),
    maximoDoAno: lei.dinheiro('1000', art('67', 'parágrafo único'), 'até o máximo de Cr$ 1.000,00 por ano'),
  },
  isencoes: [
    {
      codigo: 'PLACA_OU_LETREIRO',
      titulo: 'Placa ou letreiro de titular isento',
      citacao: art('68'),
      trecho: 'as placas e letreiros de hospitais, asilos, farmácias',
      condicao: 'pelo titular; não alcança o alto-falante',
      automatica: true,
      quando: (f) => f.item !== 'ALTO_FALANTE' && f.titular !== undefined,
    },
  ],
  catalogo: ['PUBLICIDADE_*'],
  calcular(f, p, conta) {
    if (f.item === 'ALTO_FALANTE') {
      if (f.titular) conta.nota('A isenção é só das placas e letreiros', art('68'));
      const devido = conta.vezes('Alto-falante', p.porDia, exige(f, 'dias'));
      const resto = conta.excesso('Até o máximo do ano', p.maximoDoAno, f.jaPago ?? conta.nada);
      return { valor: conta.menor('Imposto', devido, resto) };
    }
    if (!f.quantidade) conta.nota('Quantidade não informada: uma variedade', art('67'));
    return { valor: conta.vezes('Imposto', p.contribuicao, f.quantidade ?? 1) };
  },
});
