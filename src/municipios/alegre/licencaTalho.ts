import { fato, FatoInvalido, lei, regra } from '../../regra';
import { art, lei118, parte } from './norma';

const TABELA = parte('Tabela nº 1 do Talho de Carne Verde');

/** Licença para o talho de carne verde: arts. 92 and 93. */
export const licencaTalho = regra({
  id: 'LICENCA_TALHO',
  titulo: 'Licença para o talho de carne verde',
  norma: lei118,
  fundamento: [art('92'), TABELA],
  resumo:
    'Paga-se por cabeça abatida para o consumo público, na ocasião da matança. Pelo suíno paga também o comerciante que só o adquire já abatido.',
  fatos: {
    bovinos: fato.inteiro('Bovinos', { zeroEhValor: true }),
    suinos: fato.inteiro('Suínos', { zeroEhValor: true }),
    caprinos: fato.inteiro('Caprinos', { zeroEhValor: true }),
    lanigeros: fato.inteiro('Lanígeros', { zeroEhValor: true }),
  },
  parametros: {
    bovino: lei.dinheiro(
      '20',
      TABELA,
      'a) gado bovino por unidade................................................................Cr$ 20,00',
    ),
    gadoMiudo: lei.dinheiro(
      '8',
      TABELA,
      'b) gado suíno, caprino e lanígero por unidade....................................... Cr$ 8,00',
    ),
  },
  catalogo: ['TALHO_BOVINO', 'TALHO_SUINO_CAPRINO_LANIGERO'],
  calcular({ bovinos, suinos, caprinos, lanigeros }, p, conta) {
    if (!bovinos && !suinos && !caprinos && !lanigeros)
      throw new FatoInvalido('bovinos', 'é preciso informar as cabeças de ao menos uma espécie');
    const zero = conta.numero(0);
    const miudos = conta.soma(
      'Suínos, caprinos e lanígeros',
      suinos ?? zero,
      caprinos ?? zero,
      lanigeros ?? zero,
    );
    return {
      valor: conta.soma(
        'Licença',
        conta.vezes('Gado bovino', p.bovino, bovinos ?? zero),
        conta.vezes('Gado miúdo', p.gadoMiudo, miudos),
      ),
    };
  },
});
