import { fato, lei, regra } from '../../regra';
import { fatoDoAto, isencoesDosImpostos } from './isencoesGerais';
import { art, lei104, parte } from './norma';

const OBRAS = {
  OBRA: ['Obra ou edificação', 'construção', 'reforma'],
  ANDAIME: 'Andaime',
  ARMACAO_CORETO: ['Armação ou coreto', 'coreto', 'armação'],
  DEPOSITO_MATERIAIS: ['Depósito de materiais na via pública', 'depósito de material'],
} as const;

/** Licence of works and of deposits in the street: arts. 80 to 83, with a table that the source lacks. */
export const licencaObra = regra({
  id: 'LICENCA_OBRA',
  titulo: 'Licença de obra',
  norma: lei104,
  fundamento: [art('80–83'), parte('Tabela de obras')],
  resumo:
    'Deve-a quem inicia obra no perímetro urbano, arma coreto ou deposita material na via pública, antes de licenciado, pela tabela de obras, que a fonte não traz.',
  fatos: {
    area: fato.metrosQuadrados('Área da obra ou da ocupação (m²)'),
    tipo: fato.enumerado('O que se licencia', OBRAS),
    ...fatoDoAto,
  },
  parametros: {
    tabela: lei.tabelaAusente(
      'Tabela de obras',
      art('83'),
      'serd cobrado de acdrdo com a tabela correspondente',
      'Cr$ por m² quando se informa a área; senão, Cr$ por licença',
      {
        OBRA: 'Obra ou edificação',
        ANDAIME: 'Andaime',
        ARMACAO_CORETO: 'Armação ou coreto',
        DEPOSITO_MATERIAIS: 'Depósito de materiais na via pública',
      },
    ),
  },
  isencoes: isencoesDosImpostos,
  catalogo: ['LICENCA_OBRAS', 'ISENCAO_JUIZO_PREFEITO'],
  calcular(f, p, conta) {
    if (!f.tipo) conta.nota('Não se disse o que se licencia: obra ou edificação', art('80'));
    const tarifa = conta.linha('Tarifa', p.tabela, f.tipo ?? 'OBRA');
    return { valor: f.area ? conta.vezes('Imposto', tarifa, f.area) : conta.soma('Imposto', tarifa) };
  },
});
