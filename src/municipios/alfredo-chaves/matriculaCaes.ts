import { fato, lei, regra } from '../../regra';
import type { Dinheiro } from '../../valor/grandeza';
import { art, lei132, novaRedacao } from './norma';

/** Registration of dogs: arts. 64 and 65, the amount in the wording of Lei nº 181/1963 only. */
export const matriculaCaes = regra({
  id: 'MATRICULA_CAES',
  titulo: 'Matrícula de cães',
  norma: lei132,
  fundamento: [art('64'), art('65')],
  resumo:
    'Desde 1964, Cr$ 100,00 por cão, fora a chapa, que o dono custeia. Sem certificado de vacina não se matricula. A redação de 1960 a 1963 não está na fonte.',
  fatos: {
    quantidade: fato.inteiro('Cães').obrigatoria(),
    vacina: fato.simNao('Tem certificado de vacina antirrábica'),
  },
  parametros: {
    porCao: lei.versoes(
      lei.semFigura<Dinheiro>(
        art('65'),
        'redação anterior ausente: a fonte só traz a da Lei nº 181/1963, em vigor desde 1964',
        'Por ocasião da matrícula será pago imposto fixo',
      ),
      lei.dinheiro('100', novaRedacao('65'), 'imposto fixo de Cr$ 100,00 para cada cão'),
    ),
  },
  catalogo: ['CAES_MATRICULA', 'CAES_VACINA'],
  calcular(f, p, conta) {
    if (f.vacina === false) {
      conta.nota('Sem vacina antirrábica não se matricula', art('64', '§ 1º'));
      return { permitido: false, fundamento: [art('64', '§ 1º')] };
    }
    if (f.vacina === undefined) conta.nota('A matrícula exige o certificado de vacina', art('64', '§ 1º'));
    const valor = conta.vezes('Matrícula', p.porCao, f.quantidade);
    conta.nota('Falta somar a chapa, cujo preço a lei não fixa', novaRedacao('65'));
    return { valor, fundamento: [novaRedacao('65')] };
  },
});
