const { Compilation, sources } = require('webpack');

const escapa = (texto) =>
  String(texto).replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]);

function valoresAceitos(lista) {
  if (!lista) return '';
  const itens = lista.values.map(
    ({ name, tooltip }) => `<li><code>${escapa(name)}</code> ${escapa(tooltip)}</li>`,
  );
  return `<ul>${itens.join('')}</ul>`;
}

function secao(funcao, listas) {
  const argumentos = funcao.parameters
    .map(({ name, optional }) => (optional ? `[${name}]` : name))
    .join('; ');
  const linhas = funcao.parameters.map(
    ({ name, optional, description, customEnumId }) =>
      `<tr><td><code>${escapa(name)}</code></td><td>${optional ? 'opcional' : 'obrigatório'}</td>` +
      `<td>${escapa(description)}${valoresAceitos(listas.get(customEnumId))}</td></tr>`,
  );
  return `<section id="${funcao.id}"><h2>TRIB.${funcao.id}</h2><p>${escapa(funcao.description)}</p>
<pre>=TRIB.${funcao.id}(${escapa(argumentos)})</pre>
<p><a href="docs/formulas/${funcao.id}.html">Exemplos, municípios e erros</a></p><table>${linhas.join('')}</table></section>`;
}

/** The page that `helpUrl` opens, written from functions.json so that it can never disagree with it. */
function paginaDoManual({ functions: declaradas, enums }) {
  const functions = [...declaradas].sort((a, b) => a.id.localeCompare(b.id));
  const listas = new Map(enums.map((lista) => [lista.id, lista]));
  const indice = functions.map(({ id }) => `<li><a href="#${id}">${id}</a></li>`).join('');
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self'">
<title>Fórmulas do Lançador</title>
<link rel="icon" href="assets/icone-32.png">
<link rel="stylesheet" href="manual.css">
</head>
<body>
<header><img src="assets/icone-64.png" alt="" width="40" height="40"><h1>Fórmulas do Lançador</h1></header>
<p><a href="docs/manual.html">Manual do lançador</a></p>
<nav aria-label="Fórmulas"><ul>${indice}</ul></nav>
<main>${functions.map((funcao) => secao(funcao, listas)).join('\n')}</main>
</body>
</html>
`;
}

class PaginaDoManual {
  constructor({ metadata, pagina }) {
    this.metadata = metadata;
    this.pagina = pagina;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(PaginaDoManual.name, (compilation) => {
      // A later stage than AjustaMetadata's.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({ name: PaginaDoManual.name, stage }, () => {
        const asset = compilation.getAsset(this.metadata);
        if (!asset) return;
        const pagina = paginaDoManual(JSON.parse(asset.source.source().toString()));
        // Said to be minimized, it is left as it is written.
        compilation.emitAsset(this.pagina, new sources.RawSource(pagina), { minimized: true });
      });
    });
  }
}

module.exports = { PaginaDoManual, paginaDoManual };
