import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Servidor, sobeServidor } from '../../scripts/servidor';

interface Resposta {
  readonly codigo: number | undefined;
  readonly tipo: string | undefined;
  readonly corpo: string;
}

describe('o servidor local', () => {
  let base: string;
  let servidor: Servidor;

  /** Asks for the path as it is: `fetch` would tidy it up first. */
  function pede(caminho: string): Promise<Resposta> {
    const { hostname, port } = new URL(servidor.endereco);
    return new Promise((resolve, reject) => {
      request({ hostname, port, path: caminho, family: 4 }, (resposta) => {
        let corpo = '';
        resposta.on('data', (parte: Buffer) => (corpo += parte.toString()));
        resposta.on('end', () =>
          resolve({ codigo: resposta.statusCode, tipo: resposta.headers['content-type'], corpo }),
        );
      })
        .on('error', reject)
        .end();
    });
  }

  beforeAll(async () => {
    base = mkdtempSync(join(tmpdir(), 'lancador-servidor-'));
    mkdirSync(join(base, 'dist'));
    mkdirSync(join(base, 'dist-privado'));
    writeFileSync(join(base, 'dist', 'index.html'), '<p>início</p>');
    writeFileSync(join(base, 'dist', 'functions.json'), '{}');
    writeFileSync(join(base, 'segredo.txt'), 'segredo');
    writeFileSync(join(base, 'dist-privado', 'segredo.txt'), 'segredo');
    servidor = await sobeServidor(join(base, 'dist'), 0);
  });

  afterAll(async () => {
    await servidor.fecha();
    rmSync(base, { recursive: true, force: true });
  });

  test('serve a página inicial e os arquivos, com o tipo de cada um', async () => {
    expect(await pede('/')).toStrictEqual({
      codigo: 200,
      tipo: 'text/html; charset=utf-8',
      corpo: '<p>início</p>',
    });
    expect(await pede('/functions.json?v=2')).toMatchObject({
      codigo: 200,
      tipo: 'application/json; charset=utf-8',
    });
  });

  test.each([
    '/nada',
    '/../segredo.txt',
    '/%2e%2e/segredo.txt',
    '/..%2fsegredo.txt',
    '/../dist-privado/segredo.txt',
    '/%',
    '/index.html%00',
  ])('não serve %s', async (caminho) => {
    expect((await pede(caminho)).codigo).toBe(404);
  });

  test('com a porta ocupada usa outra, salvo quando ela é exigida', async () => {
    const porta = Number(new URL(servidor.endereco).port);
    const outro = await sobeServidor(join(base, 'dist'), porta);
    expect(Number(new URL(outro.endereco).port)).not.toBe(porta);
    await outro.fecha();
    await expect(sobeServidor(join(base, 'dist'), porta, { exigePorta: true })).rejects.toThrow(/EADDRINUSE/);
  });
});
