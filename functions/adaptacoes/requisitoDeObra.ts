import { falhou } from '../../src';
import { type NomeDeSaida, SAIDAS } from '../../src/regra/saida';
import { chaveDeTexto } from '../../src/regra/texto';
import type { Argumento } from '../celulas/celula';
import { erroDeExcel } from '../celulas/erroDeExcel';
import { type ValorDeExcel, valorParaExcel } from '../celulas/valorParaExcel';
import { fatosDaLinha } from '../formula/adaptacao';
import { lancaComNomes, motor } from '../formula/aplicaRegra';
import { porLinha } from '../formula/porLinha';

/** What the works code demands: the result asked for by name or title, or the first demand of the article. */
export function aplicaRequisito(argumentos: Readonly<Record<string, Argumento>>): ValorDeExcel[][] {
  const nomes = Object.keys(argumentos).filter((nome) => nome !== 'exigencia');
  return porLinha(argumentos, (linha) => {
    const resolvida = motor.regra('REQUISITO_OBRA', linha.celula('municipio'), linha.celula('exercicio'));
    if ('falha' in resolvida) return erroDeExcel(resolvida);
    const resultado = lancaComNomes(resolvida, fatosDaLinha(linha, resolvida.regra, nomes), nomes);
    if (falhou(resultado)) return erroDeExcel(resultado);
    const dadas = (Object.keys(resultado) as NomeDeSaida[]).filter((nome) => Object.hasOwn(SAIDAS, nome));
    const pedida = linha.celula('exigencia');
    if (pedida === null || pedida === 0) {
      const primeira = dadas.find((nome) => nome !== 'conforme') ?? dadas[0];
      return valorParaExcel(primeira && resultado[primeira]);
    }
    const chave = chaveDeTexto(String(pedida));
    const escolhida = dadas.find((nome) =>
      [nome, comSublinhados(nome), SAIDAS[nome][1]].some((texto) => chaveDeTexto(texto) === chave),
    );
    if (escolhida) return valorParaExcel(resultado[escolhida]);
    return erroDeExcel({
      falha: 'VALOR',
      motivo: `exigencia: veio "${String(pedida)}"; este requisito dá ${dadas.join(', ')}`,
    });
  });
}

/** `alturaMaxima` as CONFERE_OBRA names it, and as its title goes without the unit: `altura_Maxima`. */
function comSublinhados(nome: string): string {
  return nome.replace(/[A-Z]/g, '_$&');
}
