import { Recusa } from '../recusa';
import { type Bloco, PRIMEIRAS_LINHAS, TAMANHO_DO_BLOCO } from '../tabela/bloco';

const MAXIMO_DE_UM_REGISTRO = 4 * 1024 * 1024;
const [ASPAS, NOVA_LINHA, RETORNO, ESPACO] = [34, 10, 13, 32];

type Estado = 'inicio' | 'solto' | 'entreAspas' | 'depoisDasAspas';

/**
 * Cuts the text of a CSV at the ends of records, which a line break between quotes is not, and makes those ends
 * `\n`. Quotes count only when they open a field; a file whose quotes do not close is refused, for from there
 * on nothing is certain.
 */
export class Registros {
  private estado: Estado = 'inicio';
  private pendente = '';
  private fimDoUltimo = 0;
  private linhas = 0;
  private proxima = 1;
  private veioRetorno = false;
  private readonly prontos: Bloco[] = [];
  private readonly separador: number;

  constructor(separador: string) {
    this.separador = separador.charCodeAt(0);
  }

  /** Takes more text; gives the blocks that are ready. */
  junta(texto: string): readonly Bloco[] {
    this.le(texto);
    if (this.pendente.length - this.fimDoUltimo > MAXIMO_DE_UM_REGISTRO)
      this.recusa('passa de 4 MB; há aspas que não se fecham?');
    if (this.fimDoUltimo >= TAMANHO_DO_BLOCO) this.corta();
    return this.prontos.splice(0);
  }

  /** What is left at the end of the file. */
  fecha(): readonly Bloco[] {
    if (this.estado === 'entreAspas') this.recusa('há aspas que não se fecham');
    if (this.pendente.length > this.fimDoUltimo) this.terminaRegistro('');
    if (this.linhas > 0) this.corta();
    return this.prontos.splice(0);
  }

  private le(texto: string): void {
    let copiado = 0;
    for (let i = 0; i < texto.length; i += 1) {
      const letra = texto.charCodeAt(i);
      const depoisDeRetorno = this.veioRetorno;
      this.veioRetorno = false;
      if (this.estado === 'entreAspas') {
        if (letra === ASPAS) this.estado = 'depoisDasAspas';
      } else if (letra === NOVA_LINHA || letra === RETORNO) {
        if (letra === RETORNO || !depoisDeRetorno) this.terminaRegistro(texto.slice(copiado, i));
        copiado = i + 1;
        this.veioRetorno = letra === RETORNO;
      } else if (letra === this.separador) this.estado = 'inicio';
      else if (letra === ASPAS && this.estado !== 'solto') this.estado = 'entreAspas';
      else if (this.estado !== 'depoisDasAspas') this.estado = 'solto';
      else if (letra !== ESPACO)
        this.recusa('há aspas fora do lugar; dentro de um texto entre aspas elas vêm dobradas ("")');
    }
    this.pendente += texto.slice(copiado);
  }

  private terminaRegistro(resto: string): void {
    this.pendente += `${resto}\n`;
    this.estado = 'inicio';
    this.fimDoUltimo = this.pendente.length;
    this.linhas += 1;
    if (this.proxima <= PRIMEIRAS_LINHAS) this.corta();
  }

  private corta(): void {
    const texto = this.pendente.slice(0, this.fimDoUltimo);
    this.prontos.push({ texto, linhas: this.linhas, primeira: this.proxima });
    this.pendente = this.pendente.slice(this.fimDoUltimo);
    this.fimDoUltimo = 0;
    this.proxima += this.linhas;
    this.linhas = 0;
  }

  private recusa(motivo: string): never {
    throw new Recusa(`linha ${this.proxima + this.linhas}: ${motivo}`);
  }
}
