// `npm run docs`: the reference, from the rules, and the site that holds it.
import { constroiDocs } from './docs/site/constroi';

constroiDocs()
  .then((geradas) => console.log(`Documentação em dist/docs: ${geradas} páginas geradas das regras.`))
  .catch((erro: unknown) => {
    console.error(erro instanceof Error ? erro.message : erro);
    process.exitCode = 1;
  });
