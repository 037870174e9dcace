import { type Conta, exige, fato, lei } from '../../regra';
import type { Leitura } from '../../norma/leitura';
import type { ParametrosEntregues } from '../../regra/parametro/parametro';
import type { MetrosQuadrados } from '../../valor/grandeza';
import { L15, L16 } from './leituras';
import { art } from './norma';

export const fatosDaIsencaoTerritorial = {
  alinea: fato.enumerado('Alínea do art. 21 que isenta o prédio principal', {
    A: 'a) União e Estado',
    B: 'b) templos',
    C: 'c) hospitais e caridade',
    D: 'd) clubes',
    E: 'e) bibliotecas',
    F: 'f) sindicatos',
    G: 'g) ensino',
    H: 'h) serviço municipal',
    I: 'i) pequeno valor',
    J: 'j) desocupados',
  }),
  areaUtil: fato.metrosQuadrados('Área útil do terreno (m²)'),
  areaCultivada: fato.metrosQuadrados('Área cultivada ou em indústria rural (m²)'),
};

/** Art. 30, c. */
export const parametrosDoCultivo = {
  partesDoCultivo: lei.numero('2', art('30', 'c'), 'pelo menos metade da respectiva área útil', L16),
  alineasIsentas: lei.relacao(
    art('30', 'a'),
    Object.fromEntries(['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((alinea) => [alinea, 'letras "a" à "q"'])),
    L15,
  ),
};

interface FatosDaIsencao {
  readonly zona: string | undefined;
  readonly alinea: string | undefined;
  readonly areaUtil: MetrosQuadrados | undefined;
  readonly areaCultivada: MetrosQuadrados | undefined;
}

type Figuras = ParametrosEntregues<typeof parametrosDoCultivo>;

/** Art. 30: what a taxpayer may claim against the territorial. */
export const isencoesDoTerritorial = [
  {
    codigo: 'DEPENDENCIA_DE_ISENTO',
    titulo: 'Dependência de prédio isento',
    citacao: art('30', 'a'),
    trecho: 'dependência de prédios mencionados no art. 21',
    leitura: L15 as Leitura,
    condicao: 'prédio isento por uma das alíneas a até g do art. 21',
    quando: (f: FatosDaIsencao, p: Figuras, conta: Conta): boolean =>
      p.alineasIsentas.tem(exige(f, 'alinea')) || conta.usaAlternativa(L15),
  },
  {
    codigo: 'EDIFICACAO_DIFICIL',
    titulo: 'Terreno de difícil ou onerosa edificação',
    citacao: art('30', 'b'),
    trecho: 'sejam de difícil ou onerosa edificação',
  },
  {
    codigo: 'CULTIVO',
    titulo: 'Terreno suburbano cultivado ou em indústria rural',
    citacao: art('30', 'c'),
    trecho: 'efetivamente cultivada ou utilizada em qualquer indústria rural',
    leitura: L16 as Leitura,
    condicao: 'na zona suburbana, com ao menos metade da área útil cultivada',
    quando: (f: FatosDaIsencao, p: Figuras, conta: Conta): boolean =>
      f.zona === 'SUBURBANA' &&
      conta.aoMenos(
        exige(f, 'areaCultivada'),
        conta.fracao('Metade da área útil', exige(f, 'areaUtil'), 1, p.partesDoCultivo),
      ),
  },
];
