import { type Conta, exige } from '../../../regra';
import type { ParametrosEntregues } from '../../../regra/parametro/parametro';
import type { Dinheiro, Numero } from '../../../valor/grandeza';
import type { figurasDaMulta } from './figurasDaMulta';
import { L76 } from '../leiturasDasTaxas';
import { art } from '../norma';

interface FatosDoSelo {
  readonly infracao: 'SELO_EMISSAO' | 'SELO_CURSO' | 'SELO_FALSIFICACAO';
  readonly impostoDevido: Dinheiro | undefined;
  readonly valorEstampilhas: Dinheiro | undefined;
  readonly dias: Numero | undefined;
  readonly revalidacaoPaga: boolean | undefined;
}

/** Fines of the stamp (arts. 129 and 130): so many times what is missing, and never less than a floor. */
export function multaDoSelo(
  f: FatosDoSelo,
  p: ParametrosEntregues<typeof figurasDaMulta>,
  conta: Conta,
): Dinheiro {
  const aoMenos = (vezes: Numero, quanto: Dinheiro, piso: Dinheiro): Dinheiro =>
    conta.maior('Multa', conta.vezes('Vezes o que faltou', quanto, vezes), piso);

  if (f.infracao === 'SELO_FALSIFICACAO')
    return aoMenos(p.vezesDaFalsificacao, exige(f, 'valorEstampilhas'), p.minimoDaFalsificacao);
  const imposto = exige(f, 'impostoDevido');
  if (f.revalidacaoPaga) {
    conta.nota('Paga a revalidação, não há outra pena', art('126', '§ 3º'));
    return conta.nada;
  }
  if (f.infracao === 'SELO_EMISSAO') {
    if (!conta.usaAlternativa(L76)) return aoMenos(p.vezesDaEmissao, imposto, p.minimoDaEmissao);
    const comPiso = conta.maior('Imposto, no mínimo legal', imposto, p.minimoDaEmissao);
    return conta.vezes('Multa', comPiso, p.vezesDaEmissao);
  }
  if (f.dias && conta.ate(f.dias, p.diasDoCurso)) {
    conta.nota('Papel conservado até oito dias: não há infração', art('129', '§ único'));
    return conta.nada;
  }
  return aoMenos(p.vezesDoCurso, imposto, p.minimoDoCurso);
}
