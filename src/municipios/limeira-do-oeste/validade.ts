import { somaAnos } from '../../calendario';
import { exige, fato, lei, regra } from '../../regra';
import { L04, L05 } from './leituras';
import { art, lei104 } from './norma';

const anos = {
  ALVARA_CONSTRUCAO: lei.numero('1', art('10'), 'alvará de construção válido por 01 (um) anos', L04),
  NOVA_LICENCA: lei.numero('1', art('29'), 'poderá ser concedida em prazos de 01 (um) ano'),
};

/** How long a building permit lasts: arts. 10, 11 and 29. */
export const validade = regra({
  id: 'VALIDADE',
  titulo: 'Validade do alvará de construção',
  norma: lei104,
  fundamento: [art('10'), art('29')],
  resumo:
    'O alvará de construção vale um ano, contado de data a data. Não concluída a obra, nova licença de um ano, depois de vistoria.',
  fatos: {
    ato: fato
      .enumerado('Ato', {
        ALVARA_CONSTRUCAO: ['Alvará de construção', 'alvará', 'licença de construção'],
        NOVA_LICENCA: ['Nova licença depois de expirado o alvará', 'renovação do alvará', 'renovação'],
      })
      .obrigatoria(),
    inicio: fato.data('Data do alvará ou da nova licença'),
  },
  parametros: anos,
  catalogo: ['VALIDADE_ALVARA'],
  calcular(f, p, conta) {
    const duracao = conta.soma('Anos de validade', p[f.ato]);
    conta.usaAlternativa(L05);
    conta.nota('Obra de mais de um ano: o prazo pode ser ampliado conforme o cronograma', art('11'));
    return {
      ate: somaAnos(exige(f, 'inicio'), conta.inteiro(duracao)),
      fundamento: [anos[f.ato].versoes[0].citacao],
    };
  },
});
