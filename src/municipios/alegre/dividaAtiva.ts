import { fato, lei, regra } from '../../regra';
import { multaDeMora } from './figurasComuns';
import { L10, L79 } from './leiturasDasTaxas';
import { art, lei118 } from './norma';

/** Entry in the dívida ativa: arts. 13, § 1º, and 131, § 2º. */
export const dividaAtiva = regra({
  id: 'DIVIDA_ATIVA',
  titulo: 'Inscrição em dívida ativa',
  norma: lei118,
  fundamento: [art('13', '§ 1º'), art('131', '§ 2º')],
  resumo:
    'Findo o exercício, o débito se inscreve com a mesma multa de dez por cento. A dívida do selo só se inscreve acima de vinte cruzeiros; abaixo, arquiva-se.',
  fatos: {
    item: fato
      .enumerado('Modalidade', {
        INSCRICAO: ['Inscrição do débito do exercício', 'débito', 'tributo'],
        SELO: ['Dívida do selo', 'revalidação', 'multa do selo'],
      })
      .obrigatoria(),
    principal: fato.dinheiro('Débito').obrigatoria(),
  },
  parametros: {
    multaDeMora,
    limiteDoSelo: lei.dinheiro(
      '20',
      art('131', '§ 2º'),
      'se a mesma for superior a vinte cruzeiros (Cr$ 20,00)',
    ),
  },
  catalogo: ['MORA_INSCRICAO_DIVIDA_ATIVA', 'SELO_DIVIDA_INSCREVE_OU_ARQUIVA'],
  calcular(f, p, conta) {
    if (f.item === 'INSCRICAO') {
      conta.usaAlternativa(L10);
      const principal = conta.quantia('Débito', f.principal);
      const multaMora = conta.quantia('Multa', conta.parte('Multa', p.multaDeMora, principal));
      return {
        valor: conta.soma('Débito inscrito', principal, multaMora),
        principal,
        multaMora,
        fundamento: [art('13', '§ 1º')],
      };
    }
    const fundamento = [art('131', '§ 2º')] as const;
    if (conta.igual(f.principal, p.limiteDoSelo)) {
      return { acao: conta.usaAlternativa(L79) ? 'INSCREVER' : 'ARQUIVAR', lacuna: true, fundamento };
    }
    return { acao: conta.maisDe(f.principal, p.limiteDoSelo) ? 'INSCREVER' : 'ARQUIVAR', fundamento };
  },
});
