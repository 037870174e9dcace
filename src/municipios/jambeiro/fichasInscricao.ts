import { exige, fato, lei, regra } from '../../regra';
import { art, lei104 } from './norma';

/** Cards of inscription as taxpayer of indústrias e profissões: art. 43, §§ 3º and 5º. */
export const fichasInscricao = regra({
  id: 'FICHAS_INSCRICAO',
  titulo: 'Fichas de inscrição',
  norma: lei104,
  fundamento: [art('43', '§§ 3º e 5º')],
  resumo:
    'Uma ficha, em duas vias, para cada atividade em cada local, e uma para cada profissão liberal, ainda que da mesma pessoa.',
  fatos: {
    atividadesPorLocal: fato.lista('Número de atividades em cada local', fato.inteiro('Atividades no local')),
    profissoesLiberais: fato.inteiro('Profissões liberais', { zeroEhValor: true }),
  },
  parametros: {
    vias: lei.numero('2', art('43', '§ 3º'), 'em duas vias'),
  },
  catalogo: ['IIP_FICHAS_INSCRICAO'],
  calcular(f, p, conta) {
    const liberais = f.profissoesLiberais ? [f.profissoesLiberais] : [];
    const locais = liberais.length > 0 ? (f.atividadesPorLocal ?? []) : exige(f, 'atividadesPorLocal');
    const fichas = conta.soma('Fichas', conta.numero(0), ...locais, ...liberais);
    return { fichas, vias: conta.vezes('Vias', fichas, p.vias) };
  },
});
