import { fato, lei, regra } from '../../regra';
import type { TabelaAusente } from '../../regra/parametro';
import type { Dinheiro, Numero } from '../../valor/grandeza';
import { L25, L27 } from './leituras';
import { art, lei132, novaRedacao } from './norma';

const TIPOS = {
  CONSTRUCAO: 'Construção',
  RECONSTRUCAO: 'Reconstrução',
  REFORMA: ['Reforma, acréscimo ou conserto', 'reforma', 'acréscimo', 'conserto'],
  DEMOLICAO: 'Demolição',
  MURO: ['Muro, muralha, grade ou cerca', 'muro', 'muro de arrimo', 'grade', 'cerca'],
  RESERVATORIO: ['Depósito de água ou reservatório', 'reservatório', "caixa d'água"],
  MARQUISE: 'Marquise',
  PORTAS: ['Portas de ferro ou de grade', 'portas'],
  DIVISAO_MOVEL: ['Divisão ou armação móvel', 'divisão'],
  TAPUME: 'Tapume',
  ANDAIME: ['Andaime suspenso', 'andaime'],
  FUMIVORO: ['Aparelho fumívoro', 'fumívoro'],
  BOMBA_DAGUA: ["Bomba d'água", 'bomba para elevação de água'],
  INSTALACAO_MECANICA: ['Instalação mecânica de conservação ou sorvete', 'instalação mecânica'],
  MOTOR_DOMESTICO: ['Motor doméstico até 2 HP', 'motor'],
  PROVISORIA_FESTIVIDADE: ['Construção provisória de festividade', 'festividade'],
  TEMPORARIA_EXPOSICAO: ['Construção temporária de exposição', 'exposição'],
} as const;

const ITENS = Object.fromEntries(
  Object.entries<string | readonly [string, ...string[]]>(TIPOS)
    .filter(([tipo]) => tipo !== 'PROVISORIA_FESTIVIDADE' && tipo !== 'TEMPORARIA_EXPOSICAO')
    .map(([tipo, nomes]) => [tipo, typeof nomes === 'string' ? nomes : nomes[0]]),
);

/** Works: arts. 70 to 73. Until 1963 by Tabela nº 8, which the source lacks; from 1964 a fixed amount. */
export const licencaObra = regra({
  id: 'LICENCA_OBRA',
  titulo: 'Licença para obras',
  norma: lei132,
  fundamento: [art('70'), art('71'), art('72')],
  resumo:
    'Desde 1964, Cr$ 150,00 por licença, também nas pequenas obras; o dobro para quem constrói ou reconstrói sem licença. De 1960 a 1963, pela Tabela nº 8, que a fonte não traz.',
  fatos: {
    tipo: fato.enumerado('Espécie da obra', TIPOS),
    licencaPrevia: fato.simNao('Houve licença antes da obra'),
  },
  parametros: {
    licenca: lei.versoes<Dinheiro | TabelaAusente>(
      lei.tabelaAusente(
        'Tabela nº 8',
        art('71'),
        'Fica suprimida a tabela nº 8 deste Artigo',
        'Cr$ por licença',
        ITENS,
      ),
      lei.dinheiro('150', novaRedacao('71'), 'cobrado na base de Cr$ 150,00', L27),
    ),
    emDobro: lei.versoes(
      lei.semFigura<Numero>(
        art('71'),
        'o dobro só foi incluído pela Lei nº 181/1963',
        'Dispositivo incluído pela Lei nº 181',
      ),
      lei.numero('2', novaRedacao('71', '§ 1º'), 'pagará a licença em dobro', L27),
    ),
    sujeitasAoDobro: lei.relacao(
      novaRedacao('71', '§ 1º'),
      { CONSTRUCAO: 'Aquele que construir', RECONSTRUCAO: 'ou reconstruir sem prévia licença' },
      L27,
    ),
  },
  isencoes: [
    {
      codigo: 'PROVISORIA',
      titulo: 'Construção provisória de comemoração ou festividade',
      citacao: art('73', 'a'),
      trecho: 'as construções provisórias destinadas a comemoração',
      condicao: 'puramente decorativa, sem dano ao calçamento nem ao trânsito',
      automatica: true,
      quando: (f) => f.tipo === 'PROVISORIA_FESTIVIDADE',
    },
    {
      codigo: 'TEMPORARIA',
      titulo: 'Construção temporária de exposição',
      citacao: art('73', 'b'),
      trecho: 'as construções temporárias destinadas à exposição',
      condicao: 'de produtos industriais, agrícolas ou pastoris',
      automatica: true,
      quando: (f) => f.tipo === 'TEMPORARIA_EXPOSICAO',
    },
  ],
  catalogo: ['OBRAS_*'],
  calcular(f, p, conta) {
    const { licenca } = p;
    if ('ausente' in licenca) {
      conta.usaAlternativa(L25);
      return { valor: conta.linha('Licença', licenca, f.tipo ?? 'OBRA'), fundamento: [art('71')] };
    }
    if (f.licencaPrevia === false && f.tipo && p.sujeitasAoDobro.tem(f.tipo))
      return {
        valor: conta.vezes('Licença em dobro', licenca, p.emDobro),
        fundamento: [novaRedacao('71', '§ 1º')],
      };
    return { valor: conta.soma('Licença', licenca), fundamento: [novaRedacao('71')] };
  },
});
