import { type Conta, exige, fato, lei, regra } from '../../../regra';
import type { Dinheiro, Numero } from '../../../valor/grandeza';
import { G147, G148 } from '../leituras';
import { art, lei147, parte } from '../norma';
import { quantas } from '../quantas';
import { emMetades } from './emMetades';
import { buscaNegativa, buscas, porAto, porQuilometro, raza } from './expediente';
import { ehDeObra, type ItemDeEmolumento, itensDeEmolumento } from './itens';
import { andaimes, porMetroAcrescido, porUnidade, projeto } from './obras';

const METROS_POR_QUILOMETRO = 1000;

/** Whether the act is the approval of a plan, the only thing that art. 162 exempts. */
const ehPlanta = (item: ItemDeEmolumento | undefined): boolean =>
  item === 'PROJETO_COMUM' || item === 'PROJETO_ESTRUTURA_ESPECIAL';

/** Emolumentos: arts. 157 to 162 and their table, section I (counter) and section II (works). */
export const emolumentos = regra({
  id: 'EMOLUMENTOS',
  titulo: 'Emolumentos',
  norma: lei147,
  fundamento: [art('158'), parte('tabela dos emolumentos')],
  resumo:
    'Quantia fixa por ato, paga antes. Os de obras se pagam em duas metades, na entrada do pedido e em quinze dias do despacho; dobram em desacordo com a planta e quadruplicam sem licença. Casas populares e a casa própria única podem ser isentas.',
  fatos: {
    item: fato.enumerado('Ato', itensDeEmolumento).obrigatoria(),
    linhasDatilografadas: fato.inteiro('Linhas datilografadas', { zeroEhValor: true }),
    linhasManuscritas: fato.inteiro('Linhas manuscritas', { zeroEhValor: true }),
    meses: fato.inteiro('Idade do papel (meses)', { zeroEhValor: true }),
    encontrado: fato.simNao('Papel encontrado'),
    zona: fato.enumerado('Zona da vistoria', { URBANA: 'Urbana', RURAL: 'Rural' }),
    distancia: fato.metros('Distância (m)'),
    area: fato.metrosQuadrados('Área (m²)', { positivo: true }),
    casaPopular: fato.simNao('Casa popular'),
    casaPropria: fato.simNao('Casa própria do requerente'),
    outraCasa: fato.simNao('Tem outra casa no Município'),
    atoPrefeito: fato.simNao('Há o juízo favorável do Prefeito'),
    desacordoPlanta: fato.simNao('Obra em desacordo com a planta'),
    semLicenca: fato.simNao('Obra sem licença'),
    podeSerConservada: fato.simNao('A obra pode ser conservada'),
    extensao: fato.metros('Extensão (m)', { positivo: true }),
    periodos: fato.inteiro('Períodos da tabela'),
    zonaTabela: fato.inteiro('Zona da tabela', { minimo: 1, maximo: 3 }),
    segundaMetadeForaDoPrazo: fato.simNao('Segunda metade paga fora do prazo'),
    quantidade: fato.inteiro('Quantidade'),
    custo: fato.dinheiro('Custo da placa'),
    areaAcrescida: fato.metrosQuadrados('Área acrescida na reforma (m²)', { zeroEhValor: true }),
  },
  parametros: {
    porAto,
    raza,
    buscas,
    buscaNegativaTercos: buscaNegativa.tercos,
    buscaNegativaDeQuantos: buscaNegativa.deQuantos,
    porQuilometro,
    projeto,
    porUnidade,
    andaimes,
    porMetroAcrescido,
    vezesEmDesacordo: lei.numero('2', art('158', '§ 1º'), 'serzc cobrados em dobro', G147),
    vezesSemLicenca: lei.numero('4', art('158', '§ 1º'), 'em quadruplo quando as obras', G147),
    acrescimoPorAtraso: lei.percentual('10', art('161'), 'acréscimo de 10% (dez por conto)'),
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
  catalogo: ['EMOL_*', 'OBRA_*', 'LICENCA_OBRAS'],
  calcular(f, p, conta, contexto) {
    const quantidade = (): Numero => quantas(conta, f.quantidade, 'Quantidade');
    const pelaQuantidade = (tarifa: Dinheiro): Dinheiro =>
      f.quantidade ? conta.vezes('Todos', tarifa, f.quantidade) : tarifa;
    const porTempo = (tarifa: Dinheiro): Dinheiro =>
      conta.vezes('Todos os períodos', tarifa, quantas(conta, f.periodos, 'Períodos'));

    if (ehDeObra(f.item)) {
      const simples = daObra();
      const vezes = vezesDaObra(f, p);
      const devido = vezes ? conta.vezes('Emolumentos da obra irregular', simples, vezes) : simples;
      return emMetades(conta, contexto, devido, f.segundaMetadeForaDoPrazo ? p.acrescimoPorAtraso : undefined);
    }
    return { valor: doExpediente() };

    function doExpediente(): Dinheiro {
      switch (f.item) {
        case 'CERTIDAO':
          return conta.soma('Certidão com a raza', conta.linha('Certidão', p.porAto, 'CERTIDAO'), daRaza());
        case 'BUSCA':
          return daBusca();
        case 'MATRICULA_CAO_COM_PLACA': {
          const matricula = conta.linha('Matrícula', p.porAto, 'MATRICULA_CAO');
          const placa = conta.linha('Placa', p.porAto, 'PLACA_CAO');
          return pelaQuantidade(conta.soma('Matrícula e placa', matricula, placa));
        }
        case 'VISTORIA':
          return daVistoria();
        case 'DESENTRANHAMENTO':
          return conta.vezes('Todas as peças', conta.linha('Peça', p.porAto, f.item), quantidade());
        default:
          return pelaQuantidade(conta.linha('Emolumento', p.porAto, f.item as keyof typeof porAtoLinhas));
      }
    }
  },
});
