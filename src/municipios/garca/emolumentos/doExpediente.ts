import { type Conta, exige } from '../../../regra';
import type { ParametrosEntregues } from '../../../regra/parametro/parametro';
import type { Dinheiro, Numero } from '../../../valor/grandeza';
import type { figurasDoExpediente } from './expediente';
import type { FatosDosEmolumentos } from './fatos';
import type { ItemDoExpediente } from './itens';

type Figuras = ParametrosEntregues<typeof figurasDoExpediente>;

const METROS_POR_QUILOMETRO = 1000;

/** Section I: what an act of the counter pays. */
export function doExpediente(
  f: FatosDosEmolumentos,
  item: ItemDoExpediente,
  p: Figuras,
  conta: Conta,
): Dinheiro {
  switch (item) {
    case 'CERTIDAO':
      return conta.soma('Certidão e raza', conta.linha('Certidão', p.porAto, item), daRaza(f, p, conta));
    case 'BUSCA':
      return daBusca(f, p, conta);
    case 'VISTORIA':
      return daVistoria(f, p, conta);
    case 'DESENTRANHAMENTO':
      return conta.vezes('Todas as peças', conta.linha('Por peça', p.porAto, item), exige(f, 'quantidade'));
    case 'MATRICULA_CAO_COM_PLACA':
      return vezes(
        conta,
        conta.soma(
          'Matrícula e placa',
          conta.linha('Matrícula', p.porAto, 'MATRICULA_CAO'),
          conta.linha('Placa', p.porAto, 'PLACA_CAO'),
        ),
        f.quantidade,
      );
    default:
      return vezes(conta, conta.linha('Emolumento', p.porAto, item), f.quantidade);
  }
}

/** An act is one, unless the assessor says how many. */
function vezes(conta: Conta, emolumento: Dinheiro, quantidade: Numero | undefined): Dinheiro {
  return quantidade ? conta.vezes('Todos os atos', emolumento, quantidade) : emolumento;
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
