import { exige, fato, lei, regra } from '../../regra';
import { deUmaVez } from './deUmaVez';
import { multaDeMora, vencimentoDeJaneiro } from './figurasComuns';
import { G38 } from './leituras';
import { art, lei147, parte } from './norma';

const TABELA = parte('tabela dos ascensores');

/** Licença de ascensores: arts. 69 to 73. */
export const licencaAscensor = regra({
  id: 'LICENCA_ASCENSOR',
  titulo: 'Licença de ascensores',
  norma: lei147,
  fundamento: [art('70'), TABELA],
  resumo:
    'Quantia fixa por ascensor: na instalação, na vistoria e, até 31 de janeiro de cada ano, pelo funcionamento. O prédio de uma só família não paga, mas requer a licença.',
  fatos: {
    item: fato
      .enumerado('Modalidade', {
        INSTALACAO: ['Instalação', 'instalar'],
        FUNCIONAMENTO: ['Funcionamento no ano', 'funcionamento'],
        VISTORIA: ['Vistoria'],
      })
      .obrigatoria(),
    quantidade: fato.inteiro('Ascensores'),
    pagamento: fato.data('Pagamento'),
  },
  parametros: {
    tabela: lei.tabela(TABELA, {
      INSTALACAO: lei.linha('Instalação, por ascensor', '50', 'instalação por ascerfor 50,60', G38),
      FUNCIONAMENTO: lei.linha(
        'Funcionamento por ano, por ascensor',
        '50',
        'licença anual por acensor 50,00',
        G38,
      ),
      VISTORIA: lei.linha('Vistoria, por ascensor', '20', 'por ano cada um 20,00', G38),
    }),
    vencimento: vencimentoDeJaneiro,
    multaDeMora,
  },
  isencoes: [
    {
      codigo: 'RESIDENCIA_UMA_FAMILIA',
      titulo: 'Prédio de residência de uma só família',
      citacao: art('73'),
      trecho: 'dios de rosidência do wi só fenília',
      tambem: { licencaObrigatoria: true },
    },
  ],
  pagamento: 'vencimento',
  catalogo: ['IMPOSTO_ASCENSOR', 'ASCENSOR_ISENCAO'],
  calcular(f, p, conta) {
    const tarifa = conta.linha('Licença por ascensor', p.tabela, f.item);
    const valor = conta.vezes('Todos os ascensores', tarifa, exige(f, 'quantidade'));
    return f.item === 'FUNCIONAMENTO' ? deUmaVez(conta, valor, { ...p, pagamento: f.pagamento }) : { valor };
  },
});
