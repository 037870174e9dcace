import type { Intervalo, TabelaDaPasta, ValorDeCelula } from '../planilha/planilha';
import { leEndereco } from '../planilha/referencia';
import { leEstruturada } from '../planilha/referenciaEstruturada';

interface Fonte {
  le(intervalo: Intervalo): Promise<ValorDeCelula[][]>;
  tabelas(): Promise<readonly TabelaDaPasta[]>;
}

/** `B2:B9`, or `Cadastro[@[Valor locativo]]`, as seen from the cell that holds the formula. */
export async function leEnderecoOuTabela(
  texto: string,
  celula: Intervalo,
  fonte: Fonte,
): Promise<Intervalo | undefined> {
  if (!texto.includes('[')) return leEndereco(texto, celula.planilha);
  const tabelas = await fonte.tabelas();
  const titulos = new Map<string, readonly string[]>();
  for (const { nome, intervalo } of tabelas) {
    const [linha = []] = await fonte.le({ ...intervalo, linhas: 1 });
    titulos.set(
      nome,
      linha.map((titulo) => (typeof titulo === 'object' ? '' : String(titulo)).trim()),
    );
  }
  return leEstruturada(texto, tabelas, ({ nome }) => titulos.get(nome) ?? [], celula);
}
