import { type AjustesLidos, leAjustesGravados } from './ajustesGravados';
import type { AjustesDoLivro, Hospedeiro, MudancaDeAjustes, Ponte } from './tipos';

/** Drops the absent keys, so that "not chosen" has only one form. */
function limpa(ajustes: MudancaDeAjustes): AjustesDoLivro {
  const presentes = Object.entries(ajustes).filter(
    ([, valor]) => valor !== undefined && valor !== null && valor !== '',
  );
  return Object.fromEntries(presentes) as AjustesDoLivro;
}

function iguais(a: AjustesDoLivro, b: AjustesDoLivro): boolean {
  const chaves = new Set([...Object.keys(a), ...Object.keys(b)] as (keyof AjustesDoLivro)[]);
  return [...chaves].every((chave) => JSON.stringify(a[chave]) === JSON.stringify(b[chave]));
}

/** The settings of the open workbook: functions read them, the pane changes them, the host keeps them. */
export function criaAjustes(): Pick<
  Ponte,
  'ajustes' | 'problemas' | 'mudaAjustes' | 'aoMudar' | 'conecta'
> & {
  recalcula(): Promise<void>;
} {
  let atuais: AjustesDoLivro = {};
  let problemas: readonly string[] = [];
  let hospedeiro: Hospedeiro | undefined;
  /** Chosen before the workbook could be read: it wins over what the workbook had, and is then saved. */
  let antesDeConectar: MudancaDeAjustes | undefined;
  const ouvintes = new Set<(ajustes: AjustesDoLivro) => void>();

  function troca(novos: AjustesDoLivro): boolean {
    if (iguais(atuais, novos)) return false;
    atuais = novos;
    for (const ouvinte of ouvintes) {
      // A listener at fault (the pane) must not stop the others, still less the functions.
      try {
        ouvinte(atuais);
      } catch {
        /* the listener answers for itself */
      }
    }
    return true;
  }

  return {
    ajustes: () => atuais,
    problemas: () => problemas,
    async mudaAjustes(mudanca) {
      if (!hospedeiro) antesDeConectar = { ...antesDeConectar, ...mudanca };
      if (!troca(limpa({ ...atuais, ...mudanca }))) return;
      await hospedeiro?.gravaAjustes(atuais);
      await hospedeiro?.recalcula();
    },
    aoMudar(ouvinte) {
      ouvintes.add(ouvinte);
      return () => ouvintes.delete(ouvinte);
    },
    async conecta(novo) {
      // Formulas may have run before the settings were known: only then is there something to redo.
      const lidos = await leDoHospedeiro(novo);
      const sistema = await sistemaDoHospedeiro(novo);
      hospedeiro = novo;
      ({ problemas } = lidos);
      const daPasta = limpa({ ...lidos.ajustes, ...sistema });
      const escolhidos = limpa({ ...daPasta, ...antesDeConectar });
      const haQueRefazer = troca(escolhidos) || antesDeConectar !== undefined;
      antesDeConectar = undefined;
      if (!iguais(daPasta, escolhidos)) await novo.gravaAjustes(escolhidos);
      if (haQueRefazer) await novo.recalcula();
    },
    async recalcula() {
      await hospedeiro?.recalcula();
    },
  };
}

/** A host that cannot tell leaves what the workbook had saved. */
async function sistemaDoHospedeiro(hospedeiro: Hospedeiro): Promise<MudancaDeAjustes> {
  try {
    const sistema = await hospedeiro.leSistemaDeDatas?.();
    return sistema === undefined ? {} : { sistemaDeDatas: sistema === 1904 ? sistema : null };
  } catch {
    return {};
  }
}

/** A workbook whose settings cannot even be reached is one without settings: the formulas work all the same. */
async function leDoHospedeiro(hospedeiro: Hospedeiro): Promise<AjustesLidos> {
  try {
    return leAjustesGravados(await hospedeiro.leAjustes());
  } catch (erro) {
    const detalhe = erro instanceof Error ? erro.message : String(erro);
    return { ajustes: {}, problemas: [`Não foi possível ler os ajustes desta pasta: ${detalhe}`] };
  }
}
