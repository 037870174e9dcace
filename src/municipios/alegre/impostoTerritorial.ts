import { type Conta, exige, fato, lei, regra } from '../../regra';
import type { Metros } from '../../valor/grandeza';
import { L14, L15, L16, L17, L19, L20 } from './leituras';
import { art, lei118, parte } from './norma';

/** Imposto Territorial Urbano: arts. 14 to 21 and Tabela nº 1. */
export const impostoTerritorial = regra({
  id: 'IMPOSTO_TERRITORIAL',
  titulo: 'Imposto Territorial Urbano',
  norma: lei118,
  fundamento: [art('18 e 19'), parte('Tabela nº 1 do Imposto Territorial')],
  resumo:
    'Paga-se por metro de frente, conforme a zona e o fecho do terreno; na esquina conta a maior testada; nas Vilas, 30% menos. De uma só vez, até 31 de março.',
  fatos: {
    frente: fato.metros('Frente do terreno (m)', { positivo: true }),
    frentes: fato.lista('Frentes para cada logradouro (m)', fato.metros('Frente (m)', { positivo: true })),
    esquina: fato.simNao('Terreno de esquina'),
    zona: fato.enumerado('Zona', { URBANA: 'Urbana', SUBURBANA: 'Suburbana' }).obrigatoria(),
    fecho: fato.enumerado('Fecho do terreno', {
      MURO_OU_GRADIL_FERRO: ['Muro ou gradil de ferro', 'muro', 'gradil de ferro', 'murado'],
      MURO_OU_GRADIL_MADEIRA: ['Muro ou gradil de madeira', 'gradil de madeira', 'cerca de madeira'],
      ABERTO: ['Terreno aberto', 'sem fecho'],
    }),
    local: fato.enumerado('Lugar', { SEDE: ['Sede', 'cidade'], VILA: 'Vila' }),
    murado: fato.simNao('Convenientemente murado'),
    alturaRampa: fato.metros('Altura da rampa no alinhamento (m)'),
    fundosDeEsquina: fato.simNao('Fundos de casa de esquina'),
  },
  parametros: {
    tarifa: lei.tabelaDupla(parte('Tabela nº 1 do Imposto Territorial'), ['URBANA', 'SUBURBANA'], {
      MURO_OU_GRADIL_FERRO: lei.linhaDupla(
        'Muro ou gradil de ferro',
        ['20', '4'],
        'gradil de ferro, por metro de frente 20,00 4,00',
      ),
      MURO_OU_GRADIL_MADEIRA: lei.linhaDupla(
        'Muro ou gradil de madeira',
        ['30', '6'],
        'frente 30,00 6,00',
        L15,
      ),
      ABERTO: lei.linhaDupla('Terreno aberto', ['40', '8'], 'terreno aberto por metro de frente 40,00 8,00'),
    }),
    reducaoDaVila: lei.percentual(
      '30',
      art('19', '§ único'),
      'trinta por cento (30%) quando recair sobre',
      L14,
    ),
    vencimento: lei.prestacoes(['31/03'], art('20'), 'até o dia 31 de março de cada exercício'),
    frenteMinima: lei.metros('4', art('21', 'a'), 'menos de quatro (4) metros de frente'),
    alturaDaRampa: lei.metros('3', art('21', 'b'), 'atinja a altura de três (3)', L19),
    frenteDeFundos: lei.metros('6', art('21', 'c'), 'até seis (6) metros de', L20),
  },
  isencoes: [
    {
      codigo: 'FRENTE_MENOR_4M',
      titulo: 'Frente de menos de 4 metros, murada',
      citacao: art('21', 'a'),
      trecho: 'menos de quatro (4) metros de frente, se convenientemente',
      condicao: 'frente menor que 4,00 m e terreno murado',
      automatica: true,
      quando(f, p, conta) {
        const metros = f.murado ? metrosTributaveis(f, conta) : undefined;
        return !!metros && conta.menosDe(metros, p.frenteMinima);
      },
    },
    {
      codigo: 'RAMPA',
      titulo: 'Rampa de 3 metros acima da rua',
      citacao: art('21', 'b'),
      trecho: 'os que contiverem rampas',
      condicao: 'rampa de 3,00 m ou mais acima do nível da rua',
      automatica: true,
      quando: (f, p, conta) => !!f.alturaRampa && conta.aoMenos(f.alturaRampa, p.alturaDaRampa),
    },
    {
      codigo: 'FUNDOS_DE_ESQUINA',
      titulo: 'Fundos de casa de esquina, até 6 metros',
      citacao: art('21', 'c'),
      trecho: 'fundos de casas situadas em esquinas',
      condicao: 'até 6,00 m de frente para a rua',
      automatica: true,
      quando(f, p, conta) {
        const metros = f.fundosDeEsquina ? metrosTributaveis(f, conta) : undefined;
        return !!metros && conta.ate(metros, p.frenteDeFundos);
      },
    },
    {
      codigo: 'LEI_ESPECIAL',
      titulo: 'Isento por lei especial do Município',
      citacao: art('21', 'd'),
      trecho: 'isentos por leis especiais deste Município',
    },
    {
      codigo: 'INDUSTRIA_NOVA',
      titulo: 'Funciona indústria nova',
      citacao: art('21', 'e'),
      trecho: 'funcionarem indústrias novas',
    },
  ],
  pagamento: 'vencimento',
  leituras: [L17],
  argumentos: { medida: 'frente' },
  catalogo: [
    'ITU_METROS_TRIBUTAVEIS',
    'ITU_URBANA_*',
    'ITU_SUBURBANA_*',
    'ITU_REDUCAO_VILA',
    'ITU_VENCIMENTO',
    'ITU_ISENCAO_*',
  ],
  calcular(f, p, conta) {
    const metros = metrosTributaveis(f, conta) ?? exige(f, 'frente');
    if (!f.fecho) conta.nota('Fecho não informado: terreno aberto, que é a regra geral');
    if (!f.local) conta.nota('Lugar não informado: na sede, sem a redução da Vila');
    const tarifa = conta.celula('Tarifa por metro', p.tarifa, f.fecho ?? 'ABERTO', f.zona);
    const imposto = conta.vezes('Imposto', tarifa, metros);
    const valor =
      f.local === 'VILA'
        ? conta.menos('Imposto na Vila', imposto, conta.parte('Redução da Vila', p.reducaoDaVila, imposto))
        : imposto;
    return { valor, metros, parcelas: conta.parcelas(valor, p.vencimento) };
  },
});

interface Frentes {
  readonly frente: Metros | undefined;
  readonly frentes: readonly Metros[] | undefined;
  readonly esquina: boolean | undefined;
}

/** Arts. 17 and 18: the longest front of a corner, otherwise all of them. */
function metrosTributaveis({ frente, frentes, esquina }: Frentes, conta: Conta): Metros | undefined {
  if (!frentes || frentes.length === 0) return frente;
  conta.usaAlternativa(L16);
  return esquina
    ? conta.maior('Maior testada (art. 17)', ...frentes)
    : conta.soma('Soma das frentes', ...frentes);
}
