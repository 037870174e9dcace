// `npm run excel` starts this: dist/ over https, where manifest.xml says it is.
import { getHttpsServerOptions } from 'office-addin-dev-certs';
import { constroi, DIST, emDia } from './constroi';
import { constroiDocs, docsEmDia } from './docs/site/constroi';
import { sobeServidor } from './servidor';

const PORTA = 3000;

async function inicia(): Promise<void> {
  if (!emDia()) await constroi();
  if (!docsEmDia()) await constroiDocs();
  const { ca, cert, key } = await getHttpsServerOptions();
  const { endereco } = await sobeServidor(DIST, PORTA, { tls: { ca, cert, key }, exigePorta: true });
  console.log(`Suplemento servido em ${endereco}. Ctrl+C encerra.`);
}

inicia().catch((erro: unknown) => {
  console.error(erro instanceof Error ? erro.message : erro);
  process.exitCode = 1;
});
