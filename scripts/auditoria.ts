import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { comDependencias, NA_DEMONSTRACAO, NO_SUPLEMENTO } from './produto/pacotesDoProduto';

/**
 * `npm run auditoria`: known faults of the packages. `npm audit --omit=dev` would see decimal.js alone, because what
 * webpack takes in is a devDependency: here all are asked about, and a grave fault in one that reaches the user fails.
 */
const GRAVES = new Set(['high', 'critical']);

interface Resposta {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range?: string }>>;
  readonly message?: string;
}

function main(): void {
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    cwd: resolve(__dirname, '..'),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { vulnerabilities, message } = leResposta(stdout);
  if (!vulnerabilities) {
    console.log(`AUDITORIA NÃO FEITA: o registro não respondeu (${message ?? 'sem resposta'}).`);
    return;
  }
  const doProduto = new Set(comDependencias([...NO_SUPLEMENTO, ...NA_DEMONSTRACAO]).map(({ nome }) => nome));
  const achadas = Object.entries(vulnerabilities);
  for (const [nome, { severity, range }] of achadas)
    console.log(`${severity}: ${nome} ${range ?? ''}${doProduto.has(nome) ? ' (chega ao usuário)' : ''}`);
  const graves = achadas.filter(([nome, { severity }]) => GRAVES.has(severity) && doProduto.has(nome));
  console.log(
    `${achadas.length} pacotes com falha conhecida; ${graves.length} grave no que chega ao usuário`,
  );
  if (graves.length > 0) process.exitCode = 1;
}

function leResposta(texto: string): Resposta {
  try {
    return JSON.parse(texto) as Resposta;
  } catch {
    return {};
  }
}

main();
