import type { Configuration } from 'webpack';

declare function configuracoes(
  ambiente: unknown,
  argumentos: { readonly mode?: 'production' | 'development' },
): Configuration[];

export default configuracoes;
