// `npm start`: opens the browser workbook, building first what is missing or old.
import { constroi, DIST, emDia } from './constroi';
import { constroiDocs, docsEmDia } from './docs/site/constroi';
import { sobeServidor } from './servidor';

const PORTA = 3000;

async function inicia(): Promise<void> {
  if (!emDia()) {
    console.log('Preparando a planilha; leva alguns segundos…');
    await constroi();
  }
  if (!docsEmDia()) {
    console.log('Preparando o manual…');
    await constroiDocs();
  }
  const { endereco } = await sobeServidor(DIST, Number(process.env.PORT ?? PORTA));
  console.log(`
  Lançador no navegador:  ${endereco}

  Abra esse endereço. A planilha já vem com um cadastro de exemplo; em qualquer célula vazia, digite

      =TRIB.IMPOSTO_PREDIAL(B2; ; "PROPRIETARIO"; ; ; ; "ALEGRE"; 1952)

  Manual e fórmulas:       ${endereco}/docs/

  Nada sai desta máquina. Ctrl+C encerra.
`);
}

inicia().catch((erro: unknown) => {
  console.error(erro instanceof Error ? erro.message : erro);
  process.exitCode = 1;
});
