import { fato, lei, regra } from '../../regra';
import { fatoDoAto, isencoesDosImpostos } from './isencoesGerais';
import { J65, J66 } from './leituras';
import { art, lei104 } from './norma';

/** Licence of street vendors: arts. 68 to 74. */
export const licencaAmbulante = regra({
  id: 'LICENCA_AMBULANTE',
  titulo: 'Licença de ambulante',
  norma: lei104,
  fundamento: [art('71', '§§ 1º e 2º'), art('72')],
  resumo:
    'Cr$ 2.000,00 por ano, ou Cr$ 200,00 por mês com o mínimo de três meses; quem tem ponto fixo licenciado paga mais 50%. Não se licencia quem vende drogas ou joias.',
  fatos: {
    meses: fato.inteiro('Meses', { minimo: 1, maximo: 12 }).obrigatoria(),
    localizado: fato.simNao('Ponto fixo licenciado'),
    item: fato.enumerado('Quem é, ou o que vende', {
      ENGRAXATE: 'Engraxate',
      JORNALEIRO: ['Vendedor de jornais', 'jornaleiro'],
      DROGAS: ['Drogas', 'remédios'],
      JOIAS: ['Joias', 'joalheria'],
    }),
    idade: fato.inteiro('Idade (anos)'),
    pobre: fato.simNao('Reconhecidamente pobre'),
    ...fatoDoAto,
  },
  parametros: {
    anual: lei.dinheiro('2000', art('72'), 'na base de Cr$ 2,000,00 (dois mil cruzeirod)'),
    mensal: lei.dinheiro('200', art('72'), 'Cr$ 200,00 (duzentos cruzeiros) por més', J66),
    mesesMinimos: lei.numero('3', art('72'), 'no mfnimo, um trimestre'),
    acrescimo: lei.percentual('50', art('71', '§ 2º'), 'cimo de 50% (eincoenta por cento)', J65),
    idadeIsenta: lei.numero('16', art('74', '3º'), 'res de 16 anos'),
    vedados: lei.relacao(art('68', '§ 3º'), { DROGAS: 'ambulante de drogas', JOIAS: 'jóias' }),
  },
  isencoes: [
    {
      codigo: 'MENOR_DE_16',
      titulo: 'Engraxate ou vendedor de jornais menor de 16 anos',
      citacao: art('74', '3º'),
      trecho: 'Os engraxates e vendedores de jornais',
      automatica: true,
      quando: (f, p, conta) =>
        (f.item === 'ENGRAXATE' || f.item === 'JORNALEIRO') &&
        !!f.idade &&
        conta.menosDe(f.idade, p.idadeIsenta),
    },
    {
      codigo: 'MUTILADO_OU_DOENTE',
      titulo: 'Mutilado, aleijado ou doente (não contagioso), pobre',
      citacao: art('74', '1º'),
      trecho: 'Os mutilados ou portaâbres de aleijões',
      condicao: 'reconhecidamente pobre',
      quando: (f, p) => f.pobre === true && !(f.item && p.vedados.tem(f.item)),
    },
    {
      codigo: 'INCAPAZ_SEM_ARRIMO',
      titulo: 'Sem arrimo e incapaz para outra profissão',
      citacao: art('74', '2º'),
      trecho: 'Os que não tiverem arrimo',
      quando: (f, p) => !(f.item && p.vedados.tem(f.item)),
    },
    ...isencoesDosImpostos,
  ],
  catalogo: [
    'LICENCA_AMBULANTE',
    'LICENCA_AMBULANTE_LOCALIZADO',
    'LICENCA_AMBULANTE_ISENCAO',
    'AMBULANTE_PROIBIDO',
  ],
  calcular(f, p, conta) {
    if (f.item && p.vedados.tem(f.item)) {
      conta.nota('É proibido o comércio ambulante de drogas e joias', p.vedados.citacao);
      return { permitido: false };
    }
    const meses = conta.maior('Meses que se pagam', f.meses, p.mesesMinimos);
    const porMeses = conta.vezes('Pelos meses', p.mensal, meses);
    const licenca = conta.menor('Licença, nunca acima da anual', porMeses, p.anual);
    if (f.localizado !== true) return { valor: licenca };
    const acrescimo = conta.parte('Acréscimo do ponto', p.acrescimo, licenca);
    return { valor: conta.soma('Licença com ponto', licenca, acrescimo) };
  },
});
