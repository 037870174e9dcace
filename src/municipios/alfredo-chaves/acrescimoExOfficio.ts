import { type Conta, exige } from '../../regra';
import type { Dinheiro, Numero, Percentual } from '../../valor/grandeza';
import { L19 } from './leituras';
import { art } from './norma';

interface Relacao {
  readonly devolveuImpressos: boolean | undefined;
  readonly apresentouLivros: boolean | undefined;
  readonly impostoAnual: Dinheiro | undefined;
  readonly impostoAnterior: Dinheiro | undefined;
}

/** Art. 40, § 2º: half more for who did not return the forms, twice last year's tax without the books either. */
export function acrescimoExOfficio(
  f: Relacao,
  { aumento, dobro }: { readonly aumento: Percentual; readonly dobro: Numero },
  conta: Conta,
): { readonly valor: Dinheiro; readonly acrescimo: Dinheiro } {
  const devolveu = f.devolveuImpressos ?? f.apresentouLivros === undefined;
  if (devolveu) {
    if (f.devolveuImpressos === undefined)
      conta.nota('Devolução dos impressos não informada: sem aumento', art('40', '§ 2º'));
    return { valor: exige(f, 'impostoAnual'), acrescimo: conta.nada };
  }
  conta.usaAlternativa(L19);
  if (f.apresentouLivros ?? f.impostoAnual !== undefined) {
    const imposto = exige(f, 'impostoAnual');
    const acrescimo = conta.parte('Aumento', aumento, imposto);
    return { valor: conta.soma('Imposto com o aumento', imposto, acrescimo), acrescimo };
  }
  const anterior = exige(f, 'impostoAnterior');
  const valor = conta.vezes('Dobro do exercício anterior', anterior, dobro);
  return { valor, acrescimo: conta.menos('Acréscimo', valor, anterior) };
}
