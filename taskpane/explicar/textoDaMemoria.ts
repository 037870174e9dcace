import { achaMunicipio, falhou, type Memoria, type Resultado } from '../../src';
import { SAIDAS, type NomeDeSaida } from '../../src/regra/saida';
import { mostraValor } from '../lancar/previa';
import { textos } from '../textos';

const { explicar } = textos;

/** The results in words, each with its title: `Valor: 768,00`. */
export function resultadosDe(resultado: Resultado): readonly (readonly [string, string])[] {
  if (falhou(resultado)) return [[explicar.semResposta, resultado.motivo]];
  return (Object.keys(SAIDAS) as NomeDeSaida[]).flatMap((nome): [string, string][] => {
    const valor = resultado[nome];
    if (valor === undefined) return [];
    const [tipo, titulo] = SAIDAS[nome];
    const inteiro = tipo !== 'dinheiro' && typeof valor === 'number' && Number.isInteger(valor);
    return [[titulo, inteiro ? String(valor) : mostraValor(valor)]];
  });
}

/** The memória as plain text, to be pasted in an answer to the taxpayer. */
export function textoDaMemoria(memoria: Memoria, celula: string): string {
  const { titulo, municipio, exercicio, passos, avisos, fundamentos, resultado, versao } = memoria;
  return [
    `${explicar.titulo(titulo, achaMunicipio(municipio)?.nome ?? municipio, exercicio)} (${celula})`,
    '',
    ...passos.map(
      ({ rotulo, conta, valor, fundamento }, i) =>
        `${i + 1}. ${rotulo}: ${conta}${valor === '' || conta === valor ? '' : ` = ${valor}`}${fundamento === '' ? '' : ` [${fundamento}]`}`,
    ),
    ...resultadosDe(resultado).map(([nome, valor]) => `${nome}: ${valor}`),
    ...avisos.map((aviso) => `${explicar.avisos}: ${aviso}`),
    `${explicar.fundamentos}: ${fundamentos.join('; ')}`,
    explicar.regras(versao),
  ].join('\n');
}
