import { workerData } from 'node:worker_threads';
import { ehTrabalhador, trabalha } from './paralelo/trabalhador';
import { executa } from './programa';

// The same file is the command and the body of its threads.
if (ehTrabalhador(workerData)) trabalha();
else {
  // `lancador … | head`: whoever reads has had enough.
  process.stdout.on('error', (erro: NodeJS.ErrnoException) => {
    if (erro.code === 'EPIPE') process.exit(0);
    throw erro;
  });
  void executa(process.argv.slice(2), __filename).then((codigo) => {
    process.exitCode = codigo;
  });
}
