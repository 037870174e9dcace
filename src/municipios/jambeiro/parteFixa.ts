import { type Conta, FatoInvalido } from '../../regra';
import type { Dinheiro } from '../../valor/grandeza';
import type { FatosDasIndustrias, ParametrosDoImposto } from './elementosDasIndustrias';
import { linhaDaTabela } from './linhaDaTabela';
import { art } from './norma';

type FatosDaParteFixa = Pick<
  FatosDasIndustrias,
  | 'atividade'
  | 'parteFixa'
  | 'partesFixas'
  | 'mesmoLocal'
  | 'mesmaAdministracao'
  | 'escrituracaoComum'
  | 'conexas'
>;

/** Art. 38: none for warehouses; otherwise what is given, or what the assessor has of the annexed tables. */
export function parteFixa(f: FatosDaParteFixa, p: ParametrosDoImposto, conta: Conta): Dinheiro {
  if (f.atividade !== undefined && p.semParteFixa.tem(f.atividade)) {
    conta.nota('Armazém geral e depósito fechado não têm parte fixa', p.semParteFixa.citacao);
    return conta.nada;
  }
  if (f.conexas === true) {
    conta.nota('Atividades conexas: só a parte fixa da principal', art('39'));
    return f.parteFixa ?? daTabela(f, p, conta);
  }
  if (f.parteFixa) return f.parteFixa;
  return f.partesFixas ? deVariasAtividades(f.partesFixas, f, conta) : daTabela(f, p, conta);
}

/** Art. 39: each activity pays its own, unless they are run as one in one place; then the highest alone. */
function deVariasAtividades(partes: readonly Dinheiro[], f: FatosDaParteFixa, conta: Conta): Dinheiro {
  if (partes.length === 0)
    throw new FatoInvalido('partesFixas', 'é preciso informar ao menos uma parte fixa');
  const comoUmaSo = f.mesmoLocal === true && f.mesmaAdministracao === true && f.escrituracaoComum === true;
  return comoUmaSo
    ? conta.maior('Parte fixa da atividade mais tributada', ...partes)
    : conta.soma('Partes fixas de cada atividade', ...partes);
}

function daTabela(f: FatosDaParteFixa, p: ParametrosDoImposto, conta: Conta): Dinheiro {
  return linhaDaTabela(p.tabelas, f.atividade, 'a atividade ou a parte fixa', conta);
}
