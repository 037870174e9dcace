/** Input that cannot be used, said in one line to the person. The command ends with code 2. */
export class Recusa extends Error {}

const MOTIVOS_DO_SISTEMA: Readonly<Record<string, string>> = {
  ENOENT: 'não existe',
  EACCES: 'sem permissão de acesso',
  EPERM: 'sem permissão de acesso',
  EISDIR: 'é uma pasta, não um arquivo',
  ENOTDIR: 'o caminho passa por algo que não é uma pasta',
  ENOSPC: 'não há espaço no disco',
  EBUSY: 'está aberto em outro programa',
  EROFS: 'o disco é só de leitura',
};

/** What the system said of a file, in Portuguese; undefined when it is no fault of a file. */
export function recusaDoSistema(erro: unknown): Recusa | undefined {
  if (typeof erro !== 'object' || erro === null || !('code' in erro) || typeof erro.code !== 'string')
    return undefined;
  const motivo = MOTIVOS_DO_SISTEMA[erro.code];
  if (motivo === undefined) return undefined;
  const arquivo =
    'path' in erro && typeof erro.path === 'string' ? `${erro.path.replace(/\.\d+\.parcial$/, '')}: ` : '';
  return new Recusa(`${arquivo}${motivo}`);
}
