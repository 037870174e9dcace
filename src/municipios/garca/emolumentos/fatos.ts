import { fato } from '../../../regra';
import type { FatosLidos } from '../../../regra/fato/fato';
import { itensDeEmolumento } from './itens';

export const fatosDosEmolumentos = {
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
};

export type FatosDosEmolumentos = FatosLidos<typeof fatosDosEmolumentos>;
