import { exige, fato, lei, regra } from '../../regra';
import { G112 } from './leituras';
import { art, lei147 } from './norma';

/** Taxa de Extinção de Formigueiros: arts. 148 and 149. */
export const taxaFormigueiros = regra({
  id: 'TAXA_FORMIGUEIROS',
  titulo: 'Taxa de Extinção de Formigueiros',
  norma: lei147,
  fundamento: [art('149')],
  resumo: 'Cem cruzeiros por serviço, mais o material gasto.',
  fatos: {
    quantidade: fato.inteiro('Serviços'),
    material: fato.dinheiro('Custo do material', { zeroEhValor: true }),
  },
  parametros: {
    porServico: lei.dinheiro('100', art('149'), '4 taxa de cro$ 100,00, além do material', G112),
  },
  catalogo: ['TAXA_FORMIGUEIROS'],
  calcular(f, p, conta) {
    const servicos = conta.vezes('Serviços', p.porServico, exige(f, 'quantidade'));
    if (!f.material) conta.nota('Material não informado: some o custo dele', art('149'));
    return { valor: conta.soma('Taxa com o material', servicos, f.material ?? conta.nada) };
  },
});
