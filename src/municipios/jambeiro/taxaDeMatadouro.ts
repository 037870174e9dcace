import { fato, FatoInvalido, lei, regra } from '../../regra';
import type { Dinheiro } from '../../valor/grandeza';
import { imunidades } from './isencoesGerais';
import { art, lei104 } from './norma';

const CABECAS = { bovinos: 'BOVINO', suinos: 'SUINO', caprinos: 'CAPRINO' } as const;

/** Fee of slaughter: art. 117, which fixes no amount and names no table. */
export const taxaDeMatadouro = regra({
  id: 'TAXA_MATADOURO',
  titulo: 'Taxa de matança',
  norma: lei104,
  fundamento: [art('117')],
  resumo: 'Paga-se pela matança de gado bovino, suíno e caprino; a lei não diz quanto nem que tabela o diz.',
  fatos: {
    item: fato.enumerado('Serviço', { MATANCA: 'Matança' }),
    bovinos: fato.inteiro('Bovinos abatidos', { zeroEhValor: true }),
    suinos: fato.inteiro('Suínos abatidos', { zeroEhValor: true }),
    caprinos: fato.inteiro('Caprinos abatidos', { zeroEhValor: true }),
  },
  parametros: {
    tabela: lei.tabelaAusente(
      'Tabela do matadouro',
      art('117'),
      'taxa paga pela matahça de',
      'Cr$ por cabeça',
      {
        BOVINO: 'Bovino',
        SUINO: 'Suíno',
        CAPRINO: 'Caprino',
      },
    ),
  },
  isencoes: [
    {
      codigo: 'ABATE_FAZENDA',
      titulo: 'Abate na fazenda, para consumo do seu pessoal',
      citacao: art('2º', '6º'),
      trecho: 'Os animais abatifos nas fazendas',
    },
    ...imunidades,
  ],
  catalogo: ['RENDA_MATADOURO', 'ISENCAO_ABATE_FAZENDA'],
  calcular(f, p, conta) {
    const partes = (Object.keys(CABECAS) as (keyof typeof CABECAS)[]).flatMap((especie): Dinheiro[] => {
      const cabecas = f[especie];
      if (!cabecas || conta.zero(cabecas)) return [];
      return [conta.vezes('Matança', conta.linha('Por cabeça', p.tabela, CABECAS[especie]), cabecas)];
    });
    // Without heads it is the fee itself that is asked for, and the table is what lacks.
    if (partes.length === 0) {
      conta.linha('Por cabeça', p.tabela, CABECAS.bovinos);
      throw new FatoInvalido('bovinos', 'é preciso informar as cabeças abatidas');
    }
    return { valor: conta.soma('Taxa', ...partes) };
  },
});
