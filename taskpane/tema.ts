import { createDarkTheme, createLightTheme, type BrandVariants } from '@fluentui/tokens';
import { setTheme } from '@fluentui/web-components/theme/index.js';

const MARCA: BrandVariants = {
  10: '#020806',
  20: '#0a2019',
  30: '#0c352b',
  40: '#0d4439',
  50: '#0e5043',
  60: '#0f584a',
  70: '#0f5c4d',
  80: '#0f6353',
  90: '#2a7766',
  100: '#428a79',
  110: '#5b9e8d',
  120: '#75b2a2',
  130: '#90c6b7',
  140: '#acdacd',
  150: '#c9eee3',
  160: '#e6fff8',
};

/** Below this brightness the host's background is dark. */
const METADE = 128;

/** What the host's theme says, if it says anything: a background in hexadecimal. */
export function ehEscuro(fundo: string | undefined): boolean | undefined {
  const [, r, g, b] = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(fundo ?? '') ?? [];
  if (!r || !g || !b) return undefined;
  const [vermelho, verde, azul] = [r, g, b].map((parte) => parseInt(parte, 16)) as [number, number, number];
  return 0.299 * vermelho + 0.587 * verde + 0.114 * azul < METADE;
}

/** Follows the theme of Office where there is one, and the system's elsewhere. Contrast is left to the system. */
export function segueTema(fundoDoHospedeiro: () => string | undefined): () => void {
  const sistema = matchMedia('(prefers-color-scheme: dark)');
  const aplica = () => {
    const escuro = ehEscuro(fundoDoHospedeiro()) ?? sistema.matches;
    setTheme(escuro ? createDarkTheme(MARCA) : createLightTheme(MARCA));
    document.documentElement.classList.toggle('escuro', escuro);
    document.documentElement.classList.toggle('claro', !escuro);
  };
  sistema.addEventListener('change', aplica);
  aplica();
  return aplica;
}
