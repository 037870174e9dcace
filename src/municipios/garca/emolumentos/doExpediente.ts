import { type Conta, exige } from '../../../regra';
import type { ParametrosEntregues } from '../../../regra/parametro/parametro';
import type { Dinheiro } from '../../../valor/grandeza';
import type { figurasDoExpediente } from './expediente';
import type { FatosDosEmolumentos } from './fatos';
import type { ItemDoExpediente } from './itens';

type Figuras = ParametrosEntregues<typeof figurasDoExpediente>;

const METROS_POR_QUILOMETRO = 1000;

/** Section I: what the acts of the counter pay. A piece taken out is counted; any other act is one unless said how many. */
export function doExpediente(
  f: FatosDosEmolumentos,
  item: ItemDoExpediente,
  p: Figuras,
  conta: Conta,
): Dinheiro {
  const quantidade = item === 'DESENTRANHAMENTO' ? exige(f, 'quantidade') : f.quantidade;
  const emolumento = doAto(f, item, p, conta);
  return quantidade ? conta.vezes('Todos os atos', emolumento, quantidade) : emolumento;
}

function doAto(f: FatosDosEmolumentos, item: ItemDoExpediente, p: Figuras, conta: Conta): Dinheiro {
  switch (item) {
    case 'CERTIDAO':
      return conta.soma('Certidão e raza', conta.linha('Certidão', p.porAto, item), daRaza(f, p, conta));
    case 'BUSCA':
      return daBusca(f, p, conta);
    case 'VISTORIA':
      return daVistoria(f, p, conta);
    case 'MATRICULA_CAO_COM_PLACA':
      return conta.soma(
        'Matrícula e placa',
        conta.linha('Matrícula', p.porAto, 'MATRICULA_CAO'),
        conta.linha('Placa', p.porAto, 'PLACA_CAO'),
      );
    default:
      return conta.linha('Emolumento', p.porAto, item);
  }
}

function daRaza(f: FatosDosEmolumentos, p: Figuras, conta: Conta): Dinheiro {
  const nenhuma = conta.numero(0);
  return conta.soma(
    'Raza',
    conta.vezes(
      'Linhas datilografadas',
      conta.linha('Por linha datilografada', p.raza, 'DATILOGRAFADA'),
      f.linhasDatilografadas ?? nenhuma,
    ),
    conta.vezes(
      'Linhas manuscritas',
      conta.linha('Por linha manuscrita', p.raza, 'MANUSCRITA'),
      f.linhasManuscritas ?? nenhuma,
    ),
  );
}

function daBusca(f: FatosDosEmolumentos, p: Figuras, conta: Conta): Dinheiro {
  const busca = conta.faixa('Busca', p.buscas, exige(f, 'meses'));
  if (f.encontrado !== false) return busca;
  return conta.fracao('Busca sem achado', busca, p.tercosDaBuscaNegativa, p.partesDaBusca);
}

function daVistoria(f: FatosDosEmolumentos, p: Figuras, conta: Conta): Dinheiro {
  const vistoria = conta.linha('Vistoria', p.porAto, 'VISTORIA');
  if (f.zona !== 'RURAL') {
    if (!f.zona) conta.nota('Zona não informada: vistoria na zona urbana');
    return vistoria;
  }
  const percurso = conta.fracao('Percurso', p.porQuilometro, exige(f, 'distancia'), METROS_POR_QUILOMETRO);
  return conta.soma('Vistoria na zona rural', vistoria, percurso);
}
