import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Caso } from '../scripts/casos/caso';
import { confereCaso, pedidoDe } from '../scripts/casos/confereCaso';
import { explicar, lancar } from '../src';
import { defeitosDaMemoria } from './confianca/apoio/defeitosDaMemoria';

const pasta = join(__dirname, 'casos');
const arquivos = readdirSync(pasta).filter((nome) => nome.endsWith('.json'));

describe.each(arquivos)('casos de %s', (arquivo) => {
  const casos = JSON.parse(readFileSync(join(pasta, arquivo), 'utf8')) as Caso[];

  test.each(casos.map((caso) => [caso.id, caso] as const))('%s', (_id, caso) => {
    expect(confereCaso(caso)).toStrictEqual([]);
    const pedido = pedidoDe(caso);
    const memoria = explicar(pedido);
    if ('falha' in memoria) return;
    expect(memoria.resultado).toStrictEqual(lancar(pedido));
    expect(defeitosDaMemoria(memoria)).toStrictEqual([]);
  });
});
