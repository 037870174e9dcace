/** The last message that a formula left in each cell: Excel shows it in the error's own card. */
export class Mensagens {
  private readonly porCelula = new Map<string, string>();

  private chave(planilha: string, linha: number, coluna: number): string {
    return `${planilha}!${linha},${coluna}`;
  }

  /** Keeps the messages of a result that spills from the given cell. */
  guarda(planilha: string, linha: number, coluna: number, mensagens: readonly (readonly string[])[]): void {
    mensagens.forEach((daLinha, i) =>
      daLinha.forEach((mensagem, j) => {
        // A formula may call several functions: the one that went well does not silence the one that did not.
        if (mensagem) this.porCelula.set(this.chave(planilha, linha + i, coluna + j), mensagem);
      }),
    );
  }

  le(planilha: string, linha: number, coluna: number): string | undefined {
    return this.porCelula.get(this.chave(planilha, linha, coluna));
  }
}
