import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { areas, type Area } from './mutacao/areas';

/** `npm run mutacao -- valor calendario`: breaks each line of those areas on purpose and asks whether a test notices. */
const RAIZ = resolve(__dirname, '..');

interface Relatorio {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

const arquivoDo = ({ nome }: Area): string => join('.cache', 'mutacao', `${nome}.json`);

function roda(area: Area): void {
  const { status } = spawnSync('npx', ['stryker', 'run', '--mutate', area.muta.join(',')], {
    cwd: RAIZ,
    stdio: 'inherit',
    env: { ...process.env, MUTACAO_TESTES: area.testes.join(' '), MUTACAO_RELATORIO: arquivoDo(area) },
  });
  if (status !== 0) process.exitCode = 1;
}

function resumo(area: Area): void {
  const arquivo = join(RAIZ, arquivoDo(area));
  if (!existsSync(arquivo)) {
    console.log(`${area.nome}: não rodada`);
    return;
  }
  const { files } = JSON.parse(readFileSync(arquivo, 'utf8')) as Relatorio;
  const situacoes = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const quantos = (...quais: string[]): number =>
    situacoes.filter((situacao) => quais.includes(situacao)).length;
  const [mortos, vivos] = [quantos('Killed', 'Timeout'), quantos('Survived', 'NoCoverage')];
  const taxa = ((100 * mortos) / Math.max(1, mortos + vivos)).toFixed(1).replace('.', ',');
  console.log(
    `${area.nome}: ${mortos} de ${mortos + vivos} mutantes mortos (${taxa}%), ${quantos('Ignored')} fora da conta`,
  );
}

const pedidas = process.argv.slice(2);
const escolhidas = areas.filter(({ nome }) => pedidas.length === 0 || pedidas.includes(nome));
if (!process.env['SO_RESUMO']) escolhidas.forEach(roda);
areas.forEach(resumo);
