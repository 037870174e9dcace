import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { municipios } from '../../src';
import { computavel, pastaDoCatalogo } from '../../scripts/cobertura/leCatalogo';
import { linhasDe, paginaDeCobertura } from '../../scripts/cobertura/paginaDeCobertura';
import { casa, regrasDaLinha } from '../../scripts/cobertura/regraDaLinha';

const comCatalogo = pastaDoCatalogo || process.env['CI'] === 'true' ? describe : describe.skip;

comCatalogo('cobertura do catálogo', () => {
  test.each(municipios)('$codigo: toda linha computável tem regra', (municipio) => {
    const linhas = linhasDe(municipio);
    expect(linhas.length).toBeGreaterThan(0);
    const semRegra = linhas.filter(
      (linha) => computavel(linha, municipio.codigo) && regrasDaLinha(municipio, linha.id).length === 0,
    );
    expect(semRegra.map(({ id, dispositivo }) => `${id} (${dispositivo})`)).toStrictEqual([]);
  });

  test.each(municipios)(
    '$codigo: toda linha que uma regra diz implementar existe no catálogo',
    (municipio) => {
      const linhas = linhasDe(municipio);
      const inexistentes = municipio.regras.flatMap(({ id, catalogo }) =>
        catalogo
          .filter((nome) => !linhas.some((linha) => casa(nome, linha.id)))
          .map((nome) => `${id}: ${nome}`),
      );
      expect(inexistentes).toStrictEqual([]);
    },
  );

  test('docs/cobertura.md está em dia', () => {
    expect(readFileSync(resolve(__dirname, '../../docs/cobertura.md'), 'utf8')).toBe(paginaDeCobertura());
  });
});
