import { lei, regra } from '../../../regra';
import { G148 } from '../leituras';
import { art, lei147, parte } from '../norma';
import { daObra } from './daObra';
import { doExpediente } from './doExpediente';
import { emMetades } from './emMetades';
import { figurasDoExpediente } from './expediente';
import { fatosDosEmolumentos } from './fatos';
import { ehDeObra, type ItemDeEmolumento } from './itens';
import { figurasDasObras } from './obras';

/** The approval of a plan is the only thing that art. 162 exempts. */
const ehPlanta = (item: ItemDeEmolumento): boolean =>
  item === 'PROJETO_COMUM' || item === 'PROJETO_ESTRUTURA_ESPECIAL';

/** Emolumentos: arts. 157 to 162 and their table, section I (counter) and section II (works). */
export const emolumentos = regra({
  id: 'EMOLUMENTOS',
  titulo: 'Emolumentos',
  norma: lei147,
  fundamento: [art('158'), parte('tabela dos emolumentos')],
  resumo:
    'Quantia fixa por ato, paga antes. Os de obras se pagam em duas metades, na entrada do pedido e em quinze dias do despacho; dobram em desacordo com a planta e quadruplicam sem licença. A planta de casa popular e a da casa própria única podem ser isentas.',
  fatos: fatosDosEmolumentos,
  parametros: {
    ...figurasDoExpediente,
    ...figurasDasObras,
    areaDaCasaPopular: lei.metrosQuadrados('50', art('162', 'a'), 'area coberta até - 50 metros', G148),
    areaDaCasaPropria: lei.metrosQuadrados('60', art('162', 'b'), 'ares coberta até 60 metros', G148),
  },
  isencoes: [
    {
      codigo: 'CASA_POPULAR',
      titulo: 'Planta de casa popular até 50 m²',
      citacao: art('162', 'a'),
      trecho: 'a) construção je casa populsr',
      leitura: G148,
      condicao: 'aprovação de planta, até 50 m² de área coberta',
      automatica: true,
      quando: (f, p, conta) =>
        ehPlanta(f.item) && f.casaPopular === true && !!f.area && conta.ate(f.area, p.areaDaCasaPopular),
    },
    {
      codigo: 'CASA_PROPRIA',
      titulo: 'Planta de casa própria única até 60 m²',
      citacao: art('162', 'b'),
      trecho: 'construção de casa propria',
      leitura: G148,
      condicao: 'aprovação de planta, até 60 m², de quem não tem outra casa, a juízo do Prefeito',
      automatica: true,
      quando: (f, p, conta) =>
        ehPlanta(f.item) &&
        f.casaPropria === true &&
        f.outraCasa !== true &&
        f.atoPrefeito === true &&
        !!f.area &&
        conta.ate(f.area, p.areaDaCasaPropria),
    },
  ],
  catalogo: ['LICENCA_OBRAS'],
  calcular(f, p, conta) {
    if (!ehDeObra(f.item)) return { valor: doExpediente(f, f.item, p, conta) };
    const atraso = f.segundaMetadeForaDoPrazo ? p.acrescimoPorAtraso : undefined;
    return emMetades(conta, daObra(f, f.item, p, conta), atraso);
  },
});
