import { exige, fato, lei, regra } from '../../regra';
import { deUmaVez } from './deUmaVez';
import { multaDeMora, vencimentoDeFevereiro } from './figurasComuns';
import { art, lei147 } from './norma';

/** Licença de localização e funcionamento: arts. 27 to 34. */
export const licencaEstabelecimento = regra({
  id: 'LICENCA_ESTABELECIMENTO',
  titulo: 'Licença sobre estabelecimentos',
  norma: lei147,
  fundamento: [art('30')],
  resumo:
    'Dez por cento do imposto de indústrias e profissões de cada estabelecimento, até 15 de fevereiro. Locais diversos, e o comércio e a indústria no mesmo local, são estabelecimentos distintos. Profissões liberais e ensino não pagam.',
  fatos: {
    item: fato.enumerado('Modalidade', {
      DIFERENCA: ['Diferença pela classificação definitiva', 'diferença'],
    }),
    impostoIndustrias: fato.dinheiro('Imposto de indústrias e profissões do exercício'),
    atividade: fato.enumerado('Atividade', {
      PROFISSIONAL_LIBERAL: ['Profissional liberal', 'profissão liberal'],
      ENSINO: ['Ensino ou instrução', 'escola', 'colégio'],
    }),
    estabelecimentos: fato.lista(
      'Estabelecimentos distintos do contribuinte',
      fato.objeto('Estabelecimento', {
        atividade: fato.enumerado('Atividade', { COMERCIO: 'Comércio', INDUSTRIA: 'Indústria' }),
        impostoIndustrias: fato.dinheiro('Imposto de indústrias e profissões').obrigatoria(),
      }),
    ),
    licencaPaga: fato.dinheiro('Licença provisória já paga'),
    pagamento: fato.data('Pagamento'),
  },
  parametros: {
    aliquota: lei.percentual('10', art('30'), 'fixade em 10% (dez por cento)'),
    naoIncide: lei.relacao(art('27', '§ 1º'), {
      PROFISSIONAL_LIBERAL: 'profiastas liverais',
      ENSINO: 'Co instrução',
    }),
    vencimento: vencimentoDeFevereiro,
    multaDeMora,
  },
  pagamento: 'vencimento',
  catalogo: ['LICENCA_INCIDE', 'LICENCA_ORDINARIA', 'LICENCA_DIFERENCA', 'LICENCA_DISTINTOS'],
  calcular(f, p, conta) {
    // The only trades that the fact admits are those that do not pay.
    if (f.atividade) {
      conta.nota('Profissão liberal e ensino não são estabelecimentos', p.naoIncide.citacao);
      return { incide: false, valor: conta.nada };
    }
    const base = f.estabelecimentos?.length
      ? conta.soma(
          'Indústrias e profissões de todos',
          ...f.estabelecimentos.map(({ impostoIndustrias }) => impostoIndustrias),
        )
      : exige(f, 'impostoIndustrias');
    const licenca = conta.parte('Licença', p.aliquota, base);
    if (f.item !== 'DIFERENCA') {
      return deUmaVez(conta, licenca, { ...p, pagamento: f.pagamento });
    }
    conta.nota('A diferença recolhe-se imediatamente', art('30', '§ 2º'));
    return { valor: conta.excesso('Diferença', licenca, exige(f, 'licencaPaga')) };
  },
});
