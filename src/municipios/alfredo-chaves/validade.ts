import { somaAnos } from '../../calendario/dataCivil';
import { exige, fato, lei, regra } from '../../regra';
import { L41 } from './leituras';
import { art, lei132 } from './norma';

/** Until when a temporary grave lasts: art. 125. */
export const validade = regra({
  id: 'VALIDADE',
  titulo: 'Validade da sepultura temporária',
  norma: lei132,
  fundamento: [art('125')],
  resumo: 'Cinco anos para adultos e três para crianças, contados da inumação, data a data.',
  fatos: {
    ato: fato.enumerado('Ato', { SEPULTURA_TEMPORARIA: ['Sepultura temporária', 'sepultura', 'inumação'] }),
    inicio: fato.data('Dia da inumação'),
    pessoa: fato.enumerado('Pessoa', { ADULTO: 'Adulto', CRIANCA: ['Criança', 'menor'] }),
  },
  parametros: {
    anosDoAdulto: lei.numero('5', art('125'), 'um período de 5 anos para adultos', L41),
    anosDaCrianca: lei.numero('3', art('125'), 'de 3 anos para crianças', L41),
  },
  catalogo: ['CEMITERIO_PRAZO'],
  calcular(f, p, conta) {
    const inicio = exige(f, 'inicio');
    const anos = exige(f, 'pessoa') === 'ADULTO' ? p.anosDoAdulto : p.anosDaCrianca;
    conta.usaAlternativa(L41);
    return { ate: somaAnos(inicio, conta.inteiro(anos)) };
  },
});
