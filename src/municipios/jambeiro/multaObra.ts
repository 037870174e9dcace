import { fato, fatosDaGraduacao, lei, regra } from '../../regra';
import { multaDaFaixa } from './multaGraduada';
import { art, lei104 } from './norma';

/** Fines of works: art. 82, §§ 1º and 2º. */
export const multaObra = regra({
  id: 'MULTA_OBRA',
  titulo: 'Multa de obra',
  norma: lei104,
  fundamento: [art('82', '§§ 1º e 2º')],
  resumo:
    'De Cr$ 200,00 a Cr$ 500,00 para a obra sem licença, que se embarga, e para o depósito não autorizado de materiais na via pública. Não dobra.',
  fatos: {
    infracao: fato
      .enumerado('Infração', {
        OBRA_SEM_LICENCA: ['Obra sem licença', 'obra sem aprovação'],
        DEPOSITO_MATERIAIS_SEM_LICENCA: ['Depósito de materiais sem licença', 'materiais na via pública'],
      })
      .obrigatoria(),
    reincidente: fato.simNao('Reincidente'),
    impostoDevido: fato.dinheiro('Imposto devido além da multa'),
    ...fatosDaGraduacao,
  },
  parametros: {
    faixa: lei.faixaDaAutoridade('200', '500', art('82', '§ 1º'), [
      'incorrendo o seu responsável na milta de & 200,00',
      'a @ 500,00 (quinhentos cruzeiros)',
    ]),
  },
  catalogo: ['MULTA_OBRA_SEM_LICENCA'],
  calcular(f, p, conta) {
    if (f.infracao === 'OBRA_SEM_LICENCA')
      conta.nota('A obra embarga-se e só prossegue pagos imposto e multa', art('82', '§§ 1º e 3º'));
    return multaDaFaixa(f, p.faixa, conta);
  },
});
