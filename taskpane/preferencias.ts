import { Storage, StorageType } from '@microsoft/office-js-helpers';

const CHAVE = 'ultimoMunicipio';

/**
 * What the pane remembers of this person, on this machine, across workbooks. Where the browser refuses
 * storage (private window, third-party frame) it remembers nothing and says nothing.
 */
function armazem(): Storage<string> | undefined {
  try {
    return new Storage<string>('lancador.preferencias', StorageType.LocalStorage);
  } catch {
    return undefined;
  }
}

export function ultimoMunicipio(): string | undefined {
  try {
    return armazem()?.get(CHAVE) ?? undefined;
  } catch {
    return undefined;
  }
}

export function lembraMunicipio(codigo: string): void {
  try {
    armazem()?.set(CHAVE, codigo);
  } catch {
    /* a preference is not worth an error */
  }
}
