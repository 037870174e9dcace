import { resolver } from '../../src';
import { citacaoPorExtenso } from '../../src/norma/norma';
import { exige, leOpcoesDaLei, type OpcoesDeLugar } from '../pedido/lugar';
import { leQuando, mostraQuando } from '../pedido/quando';
import { exigeMunicipio } from '../pedido/resolveAlvo';
import { mostra } from '../terminal/saida';

/** `lancador regras`: the tributes of a municipality, with the article and whether the law answers. */
export function regras(opcoes: OpcoesDeLugar & { readonly json?: boolean }): void {
  const municipio = exigeMunicipio(exige('municipio', opcoes.municipio));
  const quando = leQuando(exige('exercicio', opcoes.exercicio));
  const todas = municipio.regras.map(({ id, titulo, fundamento, fatos }) => {
    const resolvida = resolver({
      municipio: municipio.codigo,
      regra: id,
      ...quando,
      opcoes: leOpcoesDaLei(opcoes),
    });
    const fora = 'falha' in resolvida ? resolvida.motivo : resolvida.foraDeVigencia;
    return {
      id,
      titulo,
      fundamento: fundamento.map(citacaoPorExtenso),
      situacao: fora ?? 'em vigor',
      fatos: Object.entries(fatos).map(([nome, { titulo: oQue, aceita, obrigatorio }]) => ({
        nome,
        titulo: oQue,
        aceita,
        obrigatorio,
      })),
    };
  });
  if (opcoes.json) {
    mostra([JSON.stringify(todas, null, 2)]);
    return;
  }
  mostra([
    `${municipio.nome} · ${mostraQuando(quando)}`,
    ...todas.flatMap(({ id, titulo, fundamento, situacao, fatos }) => [
      '',
      `${id} · ${titulo}: ${situacao}`,
      `  ${fundamento.join('; ')}`,
      `  fatos: ${fatos.map(({ nome, obrigatorio }) => `${nome}${obrigatorio ? ' (obrigatório)' : ''}`).join(', ') || 'nenhum'}`,
    ]),
  ]);
}
