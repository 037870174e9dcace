import { createWriteStream, readFileSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pastaTemporaria } from './apoio/pastaTemporaria';
import { constroiPrograma, executaNode } from './apoio/programaConstruido';
import { PREDIAL } from './apoio/roda';

const arquivo = pastaTemporaria();
const LINHAS = 1_000_000;

/** A cadastre of 1,000,000 rows: row i is worth i centavos. */
function* cadastro(): Generator<string> {
  yield 'Inscrição;Contribuinte;Valor locativo anual;Ocupação;Logradouro\n';
  for (let i = 1; i <= LINHAS; i += 1) {
    const valor = `${Math.floor(i / 100)},${String(i % 100).padStart(2, '0')}`;
    yield `${String(i).padStart(7, '0')};João da Silva ${i};${valor};${i % 2 ? 'dono' : 'alugado'};Rua das Flores, ${i % 999}\n`;
  }
}

/** Runs in the measured process: on a terminal that is not there, and telling the most memory that it held. */
const mede = (medida: string): string => `
  Object.assign(process.stderr, { isTTY: true, columns: 80 });
  process.on('exit', () => require('fs').writeFileSync(${JSON.stringify(medida)}, String(process.resourceUsage().maxRSS)));
`;

// Minutes of work: only where it is asked for, with LANCADOR_MILHAO=1.
(process.env['LANCADOR_MILHAO'] ? describe : describe.skip)('um milhão de linhas de CSV', () => {
  test('de ponta a ponta em menos de 300 MB, com uma barra que anda', async () => {
    await pipeline(Readable.from(cadastro()), createWriteStream(arquivo('m.csv')));
    writeFileSync(arquivo('mede.cjs'), mede(arquivo('memoria')));
    const programa = await constroiPrograma(arquivo('construido'));
    const inicio = performance.now();
    const { codigo, saida, erro } = await executaNode([
      ...['--require', arquivo('mede.cjs'), programa, 'calcular', arquivo('m.csv'), '-o', arquivo('s.csv')],
      ...[...PREDIAL, '--nucleos', '2'],
    ]);
    const segundos = (performance.now() - inicio) / 1000;
    const megas = Number(readFileSync(arquivo('memoria'), 'utf8')) / 1024;
    process.stdout.write(`1.000.000 de linhas: ${segundos.toFixed(1)} s, ${megas.toFixed(0)} MB no máximo\n`);
    expect(codigo).toBe(0);
    expect(megas).toBeLessThan(300);
    expect(new Set(erro.match(/\d+%/g)).size).toBeGreaterThan(20);
    // Row i: 8% (dono) or 10% of i centavos, half a centavo up.
    const linhas = readFileSync(arquivo('s.csv'), 'utf8').split('\r\n');
    let total = 0;
    for (let i = 1; i <= LINHAS; i += 1) {
      const imposto = Math.floor((i * (i % 2 ? 8 : 10) + 50) / 100);
      total += imposto;
      const campos = linhas[i]?.replace(/"[^"]*"/, '').split(';') ?? [];
      if (
        campos[0] !== String(i).padStart(7, '0') ||
        campos[5] !== (imposto / 100).toFixed(2).replace('.', ',')
      )
        throw new Error(`linha ${i}: ${linhas[i] ?? ''}`);
    }
    const emReais = `${Math.floor(total / 100)
      .toString()
      .replace(/\B(?=(\d{3})+$)/g, '.')},${String(total % 100).padStart(2, '0')}`;
    expect(saida).toContain(`Total lançado: Cr$ ${emReais}\n`);
  }, 600_000);
});
