/** One line of CHANGELOG.md. */
export interface Mudanca {
  readonly tipo: string;
  readonly municipios: readonly string[];
  /** As written: `de 01/01/1952 a 31/12/1966`, `desde 28/10/1994` or `nenhum exercício`. */
  readonly exercicios: string;
  readonly texto: string;
}

export interface Versao {
  readonly numero: string;
  readonly data: string;
  readonly regras: string;
  readonly mudancas: readonly Mudanca[];
}

export const TIPOS_QUE_MUDAM_VALOR: readonly string[] = ['Regra nova', 'Valor corrigido', 'Leitura'];
export const OUTROS_TIPOS: readonly string[] = ['Fórmula nova', 'Mensagem', 'Programa'];

const TITULO = /^(\d+\.\d+\.\d+), de (\d{2}\/\d{2}\/\d{4}), regras (\d{4}\.\d{1,2}\.\d+)$/;
const DIA = String.raw`\d{2}\/\d{2}\/\d{4}`;
const LINHA = new RegExp(
  String.raw`^\*\*([^*]+)\*\* · ([^·]+) · (de ${DIA} a ${DIA}|desde ${DIA}|nenhum exercício): (\S.*)$`,
);

/** The versions of CHANGELOG.md, newest first; throws at the first line that is not in its form. */
export function leMudancas(texto: string): readonly Versao[] {
  return texto
    .split(/^## /m)
    .slice(1)
    .map((secao) => {
      const [titulo = '', ...resto] = secao.split('\n');
      const [, numero = '', data = '', regras = ''] = TITULO.exec(titulo) ?? recusa(titulo);
      const linhas = resto.join('\n').split(/^- /m).slice(1);
      return { numero, data, regras, mudancas: linhas.map(leLinha) };
    });
}

function leLinha(linha: string): Mudanca {
  const corrida = linha.trim().replace(/\s*\n\s*/g, ' ');
  const [, tipo = '', municipios = '', exercicios = '', texto = ''] = LINHA.exec(corrida) ?? recusa(corrida);
  return { tipo, municipios: municipios.split(', '), exercicios, texto };
}

function recusa(trecho: string): never {
  throw new Error(`CHANGELOG.md: fora da forma: ${trecho}`);
}

/** What is wrong from one version to the one before it: their order, and when the rules' version must change. */
export function confereSequencia(versoes: readonly Versao[]): readonly string[] {
  return versoes.flatMap((versao, i) => {
    const anterior = versoes[i + 1];
    if (!anterior) return [];
    const mudaValor = versao.mudancas.some(({ tipo }) => TIPOS_QUE_MUDAM_VALOR.includes(tipo));
    const [novas, velhas] = [partes(versao.numero), partes(anterior.numero)];
    const parte = novas.findIndex((numero, j) => numero !== velhas[j]);
    return [
      ...(parte === -1 || (novas[parte] ?? 0) < (velhas[parte] ?? 0) ? ['a versão não sobe'] : []),
      ...(mudaValor && parte === 2 ? ['um valor muda: a segunda parte da versão sobe'] : []),
      ...(mudaValor && versao.regras === anterior.regras ? ['um valor muda, e as regras não'] : []),
      ...(!mudaValor && versao.regras !== anterior.regras ? ['as regras mudam, e nenhum valor'] : []),
    ].map((falta) => `${versao.numero}: ${falta}`);
  });
}

const partes = (numero: string): readonly number[] => numero.split('.').map(Number);
