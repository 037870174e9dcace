import { fato, FatoInvalido, lei, regra } from '../../regra';
import { art, lei118 } from './norma';

/** How long a licence lasts: art. 58, e. */
export const validade = regra({
  id: 'VALIDADE',
  titulo: 'Validade do alvará',
  norma: lei118,
  fundamento: [art('58', 'e')],
  resumo: 'O alvará de licença vale no máximo até o fim do exercício em que foi dado.',
  fatos: {
    ato: fato.enumerado('Ato', { ALVARA: ['Alvará de licença', 'licença', 'alvará'] }).obrigatoria(),
    inicio: fato.data('Data do alvará'),
  },
  parametros: {
    fimDoExercicio: lei.prestacoes(['31/12'], art('58', 'e'), 'não poderá exceder o exercício financeiro'),
  },
  catalogo: ['LICENCA_VIGENCIA_ALVARA'],
  calcular(f, p, conta, { exercicio }) {
    if (f.inicio && f.inicio.ano !== exercicio) {
      throw new FatoInvalido('inicio', `é de ${f.inicio.ano}; aceita-se uma data do exercício ${exercicio}`);
    }
    return { ate: conta.vencimentos(p.fimDoExercicio)[0] };
  },
});
