import { type Conta, exige } from '../../../regra';
import type { FatosLidos } from '../../../regra/fato/fato';
import type { ParametrosEntregues } from '../../../regra/parametro/parametro';
import type { Saida } from '../../../regra/saida';
import type { Dinheiro } from '../../../valor/grandeza';
import { L110 } from '../leiturasDasTaxas';
import { art } from '../norma';
import type { fatosDoCabimento } from './fatosDoCabimento';
import type { figurasDoCabimento } from './figurasDoCabimento';

/** Whether the act may be asked, granted or had. */
export function respostaDoCabimento(
  f: FatosLidos<typeof fatosDoCabimento>,
  p: ParametrosEntregues<typeof figurasDoCabimento>,
  conta: Conta,
): Saida {
  switch (f.ato) {
    case 'EFEITO_SUSPENSIVO':
      conta.nota('Nenhum recurso suspende a cobrança; ganho o recurso, restitui-se', art('11'));
      return { cabe: false };
    case 'CANCELAMENTO_DIVIDA_ATIVA':
      return faculdade(
        (f.unicoPredio === true && naoPassa(f.valorLocativoMensal, p.locativoDoPequeno, conta)) ||
          (f.pobre === true && f.soPredioEmQueMora === true && naoPassa(f.valorVenal, p.venalDoPobre, conta)),
      );
    case 'CANCELAMENTO_GERAL': {
      const causa = exige(f, 'hipotese');
      if (causa === 'PRESCRICAO') conta.usaAlternativa(L110);
      return faculdade(p.causas.tem(causa));
    }
    case 'RECLAMACAO':
      return { cabe: p.motivos.tem(exige(f, 'motivo')) };
    case 'CERTIDAO_NEGATIVA':
      if (f.dividaExigivel === undefined) conta.nota('Dívida não informada: supõe-se que não há', art('188'));
      return { cabe: f.dividaExigivel !== true };
    case 'ALVARA':
      if (f.emAtraso === undefined) conta.nota('Débito não informado: supõe-se que não há', art('61'));
      return { cabe: f.emAtraso !== true };
    case 'LOCACAO_PROPRIOS': {
      const mesesMaximo = conta.vezes('Máximo de meses', p.anosDeLocacao, 12);
      conta.nota('Prorrogável, e sempre com fiança', art('156'));
      return { cabe: conta.ate(exige(f, 'meses'), mesesMaximo), mesesMaximo };
    }
    case 'ISENCAO_LEI_ESPECIAL':
      conta.nota('A lei especial não está na fonte: é fato informado', art('201'));
      return { cabe: f.leiEspecial === true };
    case 'TRANSFERENCIA_AFORAMENTO':
      conta.nota('Exige prova de quitação e do pagamento do laudêmio', art('165'));
      return { cabe: f.quite === true };
    case 'ALIENACAO_IMOVEL':
      return { cabe: p.alienacao };
    case 'OMISSAO':
      return { cabe: p.omissao };
  }
}

/** What the mayor may grant but need not (arts. 185 and 186). */
function faculdade(cabe: boolean): { readonly cabe: boolean; readonly discricionario?: true } {
  return cabe ? { cabe, discricionario: true } : { cabe };
}

/** A value not stated proves nothing in the taxpayer's favour. */
function naoPassa(valor: Dinheiro | undefined, limite: Dinheiro, conta: Conta): boolean {
  return valor !== undefined && conta.ate(valor, limite);
}
