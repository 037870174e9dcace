import { type Conta, exige } from '../../../regra';
import type { ParametrosEntregues } from '../../../regra/parametro/parametro';
import type { Dinheiro } from '../../../valor/grandeza';
import { art } from '../norma';
import type { FatosDosEmolumentos } from './fatos';
import type { ItemDeObra } from './itens';
import type { figurasDasObras } from './obras';

type Figuras = ParametrosEntregues<typeof figurasDasObras>;

/** Section II: what works pay, with the increase of those done against the plan or without licence. */
export function daObra(f: FatosDosEmolumentos, item: ItemDeObra, p: Figuras, conta: Conta): Dinheiro {
  const regular = daObraRegular(f, item, p, conta);
  if (f.semLicenca && f.podeSerConservada)
    return conta.vezes('Emolumentos da obra sem licença', regular, p.vezesSemLicenca);
  if (f.desacordoPlanta) return conta.vezes('Emolumentos da obra em desacordo', regular, p.vezesEmDesacordo);
  if (f.semLicenca)
    conta.nota('Obra sem licença: só paga o quádruplo se puder ser conservada', art('158', '§ 1º'));
  return regular;
}

function daObraRegular(f: FatosDosEmolumentos, item: ItemDeObra, p: Figuras, conta: Conta): Dinheiro {
  switch (item) {
    case 'PROJETO_COMUM': {
      const area = exige(f, 'area');
      return conta.vezes('Toda a área', conta.faixa('Por m²', p.projeto, area), area);
    }
    case 'ANDAIMES_TAPUMES': {
      const zona = String(conta.inteiro(exige(f, 'zonaTabela')));
      const extensao = exige(f, 'extensao');
      const porMetro = conta.linha('Por metro', p.andaimes, zona as keyof typeof p.andaimes.linhas);
      return porPeriodos(conta, conta.vezes('Toda a extensão', porMetro, extensao), f);
    }
    case 'ALINHAMENTO': {
      const extensao = exige(f, 'extensao');
      const porMetro = conta.linha('Por metro', p.porUnidade, item);
      return porPeriodos(conta, conta.vezes('Toda a extensão', porMetro, extensao), f);
    }
    case 'ARRUAMENTO':
    case 'COPIA_TRANSPARENTE':
    case 'PROJETO_ESTRUTURA_ESPECIAL': {
      const area = exige(f, 'area');
      return conta.vezes('Toda a área', conta.linha('Por m²', p.porUnidade, item), area);
    }
    case 'EMPLACAMENTO': {
      const custo = exige(f, 'custo');
      const placa = conta.soma('Emolumento e placa', conta.linha('Emolumento', p.porUnidade, item), custo);
      return conta.vezes('Todas as placas', placa, exige(f, 'quantidade'));
    }
    case 'REFORMA':
      return f.areaAcrescida && !conta.zero(f.areaAcrescida)
        ? p.porMetroAcrescido
        : conta.linha('Reforma', p.porUnidade, item);
    case 'REBAIXAMENTO_GUIA':
    case 'AUTENTICACAO_PLANTAS':
      return porQuantidade(conta, conta.linha('Por unidade', p.porUnidade, item), f);
    default:
      return f.quantidade
        ? porQuantidade(conta, conta.linha('Emolumento', p.porUnidade, item), f)
        : conta.linha('Emolumento', p.porUnidade, item);
  }
}

function porPeriodos(conta: Conta, valor: Dinheiro, f: FatosDosEmolumentos): Dinheiro {
  return conta.vezes('Todos os períodos', valor, exige(f, 'periodos'));
}

function porQuantidade(conta: Conta, tarifa: Dinheiro, f: FatosDosEmolumentos): Dinheiro {
  return conta.vezes('Toda a quantidade', tarifa, exige(f, 'quantidade'));
}
