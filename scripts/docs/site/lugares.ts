import { resolve } from 'node:path';

const RAIZ = resolve(__dirname, '../../..');

/** Pages written by hand. */
export const DOCS = resolve(RAIZ, 'docs');
/** Hand-written and generated pages together, as the generator of the site reads them; never committed. */
export const FONTE = resolve(RAIZ, '.cache/docs');
/** The site, beside the add-in that links to it. */
export const SITE = resolve(RAIZ, 'dist/docs');
/** Its date says when the site was last built. */
export const CARIMBO = resolve(RAIZ, '.cache/construido-docs');
export { RAIZ };
