import { exige, fato, lei, regra } from '../../regra';
import { J09, J20 } from './leituras';
import {
  fatosDaTestada,
  metrosTributaveis,
  parametrosDaTestada,
  TIPOS_POR_TESTADA,
} from './metrosTributaveis';
import { art, lei104 } from './norma';

/** Metres of frontage and garden strip of the Imposto Territorial Urbano: arts. 13, b, and 16 to 18. */
export const baseTerritorial = regra({
  id: 'BASE_TERRITORIAL',
  titulo: 'Base do Imposto Territorial Urbano',
  norma: lei104,
  fundamento: [art('13', 'b'), art('16–18')],
  resumo:
    'Conta-se a frente para a via pública. Na esquina, o lado menor inteiro e do maior só o que passa de 10 m; com frente e fundos, as duas faces e de cada lateral o que passa de 20 m. O jardim entre a residência e a rua não paga, até 10 m de fundo.',
  fatos: {
    tipo: fato.enumerado('Configuração do terreno', {
      ...TIPOS_POR_TESTADA,
      AREA_AJARDINADA: ['Área ajardinada', 'jardim'],
    }),
    ...fatosDaTestada,
    profundidade: fato.metros('Profundidade do jardim (m)'),
    residencial: fato.simNao('Edifício residencial'),
  },
  parametros: {
    ...parametrosDaTestada,
    fundoDoJardim: lei.metros('10', art('13', 'b'), 'até o máximo de 10 (dez) metros', J09),
  },
  argumentos: { medida: 'frente' },
  catalogo: [
    'ITU_METROS_UMA_FRENTE',
    'ITU_METROS_ESQUINA',
    'ITU_METROS_FRENTE_E_FUNDOS',
    'ITU_AREA_AJARDINADA_EXCLUIDA',
  ],
  calcular(f, p, conta) {
    if (f.tipo === 'AREA_AJARDINADA') {
      const [frente, profundidade] = [exige(f, 'frente'), exige(f, 'profundidade')];
      if (f.residencial !== true) {
        conta.nota('Só o jardim de edifício residencial se exclui', art('13', 'b'));
        return { areaExcluida: conta.numero(0) };
      }
      const fundo = conta.menor('Fundo que se exclui', profundidade, p.fundoDoJardim);
      return { areaExcluida: conta.area('Área excluída', frente, fundo) };
    }
    if (f.tipo === 'FRENTE_E_FUNDOS') conta.usaAlternativa(J20);
    return { metros: metrosTributaveis(f.tipo, f, p, conta) };
  },
});
