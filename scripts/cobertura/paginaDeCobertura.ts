import { type Municipio, municipios } from '../../src';
import { computavel, leCatalogo, pastaDoCatalogo } from './leCatalogo';
import { regrasDaLinha } from './regraDaLinha';

/** `docs/cobertura.md`: which rule implements each provision of the catalogues. Needs the catalogues at hand. */
export function paginaDeCobertura(): string {
  const resumo = municipios.map((municipio) => {
    const linhas = linhasDe(municipio);
    const exigidas = linhas.filter((linha) => computavel(linha, municipio.codigo));
    const feitas = exigidas.filter(({ id }) => regrasDaLinha(municipio, id).length > 0);
    return `| ${municipio.nome} | ${municipio.regras.length} | ${linhas.length} | ${exigidas.length} | ${feitas.length} |`;
  });
  return [
    '# Coverage of the laws',
    '',
    'Generated from the rules by `npm run cobertura`; the test suite refuses a stale page. Each row is a provision of the',
    "municipality's catalogue, which stays outside the repository, with the rule that implements it.",
    '',
    '| municipality | rules | provisions catalogued | computable | implemented |',
    '|---|---|---|---|---|',
    ...resumo,
    ...municipios.flatMap(tabelaDoMunicipio),
    '',
  ].join('\n');
}

export function linhasDe(municipio: Municipio): ReturnType<typeof leCatalogo> {
  return pastaDoCatalogo ? leCatalogo(municipio.catalogo) : [];
}

function tabelaDoMunicipio(municipio: Municipio): readonly string[] {
  return [
    '',
    `## ${municipio.nome}`,
    '',
    '| provision | where | mark | rule |',
    '|---|---|---|---|',
    ...linhasDe(municipio).map(({ id, dispositivo, situacao }) => {
      const regras = regrasDaLinha(municipio, id).map((regra) => `\`${regra.id}\``);
      const sem = computavel({ id, dispositivo, situacao }, municipio.codigo) ? '**none**' : '—';
      return `| ${id} | ${dispositivo} | ${situacao} | ${regras.length > 0 ? regras.join(', ') : sem} |`;
    }),
  ];
}
