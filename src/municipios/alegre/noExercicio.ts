import type { DataCivil } from '../../calendario/dataCivil';
import { type Contexto, FatoInvalido } from '../../regra';

/** The date, which has to be of the exercise. @throws {FatoInvalido} it is of another year */
export function noExercicio(nome: string, data: DataCivil, { exercicio }: Contexto): DataCivil {
  if (data.ano !== exercicio)
    throw new FatoInvalido(nome, `é de ${data.ano}; aceita-se uma data do exercício ${exercicio}`);
  return data;
}
