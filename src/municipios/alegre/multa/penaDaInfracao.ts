import { type Conta, exige, multaNaFaixa } from '../../../regra';
import type { FatosLidos } from '../../../regra/fato/fato';
import type { ParametrosEntregues } from '../../../regra/parametro/parametro';
import type { Saida } from '../../../regra/saida';
import type { Dinheiro } from '../../../valor/grandeza';
import type { fatosDaMulta } from './fatosDaMulta';
import type { figurasDaMulta } from './figurasDaMulta';
import { multaDoSelo } from './multaDoSelo';
import { art } from '../norma';

/** The penalty of an infraction: fixed, in a range, or so many times the tribute. */
export function penaDaInfracao(
  f: FatosLidos<typeof fatosDaMulta>,
  p: ParametrosEntregues<typeof figurasDaMulta>,
  conta: Conta,
): Saida {
  switch (f.infracao) {
    case 'DECLARACAO_INEXATA': {
      const prazo = f.notificacao && conta.prazo('Pagar até', f.notificacao, p.diasDaDeclaracao);
      return {
        ...comTributo(multaNaFaixa(f, p.declaracaoInexata, conta), f.impostoDevido, conta),
        ...prazo,
      };
    }
    case 'VEICULO_FALSO_DOMICILIO': {
      const licenca = exige(f, 'impostoDevido');
      return comTributo({ valor: conta.vezes('Multa', licenca, p.falsoDomicilio) }, licenca, conta);
    }
    case 'AMBULANTE_SEM_LICENCA': {
      const imposto = exige(f, 'impostoDevido');
      const multa = { valor: conta.vezes('Multa', imposto, p.ambulante) };
      return { ...comTributo(multa, imposto, conta), apreensao: true };
    }
    case 'FORA_DE_HORAS': {
      const noAto = multaNaFaixa(f, p.foraDeHoras, conta);
      if (f.pagaNoAto !== false) return noAto;
      const acrescida = (rotulo: string, valor: Dinheiro): Dinheiro =>
        conta.soma(rotulo, valor, conta.parte(`${rotulo}: acréscimo`, p.acrescimoForaDeHoras, valor));
      return {
        valor: acrescida('Multa não paga no ato', noAto.valor),
        multaMinima: acrescida('Mínimo', noAto.multaMinima),
        multaMaxima: acrescida('Máximo', noAto.multaMaxima),
      };
    }
    case 'SELO_EMISSAO':
    case 'SELO_CURSO':
    case 'SELO_FALSIFICACAO':
      return { valor: multaDoSelo({ ...f, infracao: f.infracao }, p, conta) };
    case 'AFERICAO_FALTA_MEDIDAS':
      return { valor: conta.soma('Multa', p.faltaDeMedidas) };
    case 'AFERICAO_FALSIFICACAO':
      return { valor: conta.soma('Multa', p.falsificacaoDeMedidas) };
    case 'AFERICAO_LIMPEZA':
      return { valor: conta.soma('Multa', p.limpezaDasMedidas) };
    case 'AFERICAO_RECUSA':
      return { valor: conta.soma('Multa', f.reincidente ? p.recusaReincidente : p.recusa) };
    case 'AFERICAO_JOGO_PESOS':
      if (f.jogosPorBalanca && conta.ate(f.jogosPorBalanca, p.jogosDePesos)) return { valor: conta.nada };
      return multaNaFaixa(f, p.multaDosDemaisCasos, conta);
    case 'NAO_APROVEITAMENTO_AFORAMENTO': {
      const foro = exige(f, 'foroAnual');
      const primeiroAno = conta.ate(exige(f, 'anoAtraso'), 1);
      return {
        valor: conta.vezes('Multa do ano', foro, primeiroAno ? p.forosNoPrimeiroAno : p.forosNosDemais),
      };
    }
    case 'LAUDEMIO':
      return comTributo(multaNaFaixa(f, p.laudemio, conta), f.impostoDevido, conta);
    case 'GERAL':
      switch (f.materia) {
        case 'INDUSTRIAS_PROFISSOES':
          return { valor: conta.parte('Multa', p.geralDasIndustrias, exige(f, 'impostoIndustrias')) };
        case 'VEICULOS':
          return comTributo(multaNaFaixa(f, p.geralDosVeiculos, conta), f.impostoDevido, conta);
        default:
          if (!f.materia) conta.nota('Matéria não informada: demais casos', art('200', 'c'));
          return comTributo(multaNaFaixa(f, p.multaDosDemaisCasos, conta), f.impostoDevido, conta);
      }
  }
}

/** Art. 191: the fine does not discharge the tribute; both together are `totalDevido`. */
function comTributo<M extends { readonly valor: Dinheiro }>(
  multa: M,
  tributo: Dinheiro | undefined,
  conta: Conta,
): M & { readonly totalDevido?: Dinheiro } {
  if (!tributo) return multa;
  const valor = conta.quantia('Multa', multa.valor);
  return { ...multa, totalDevido: conta.soma('Multa e tributo', valor, conta.quantia('Tributo', tributo)) };
}
