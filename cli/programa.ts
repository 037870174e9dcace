import { Command, CommanderError } from 'commander';
import pacote from '../package.json';
import type { OpcoesDeCalcular } from './comandos/calcular';
import type { OpcoesDeConferir } from './comandos/conferir';
import type { OpcoesDeExplicar } from './comandos/explicar';
import type { OpcoesDeRecalcular } from './comandos/recalcular';
import type { OpcoesDeLugar } from './pedido/lugar';
import { Recusa, recusaDoSistema } from './recusa';
import { comAjudaEmPortugues, mensagemDeUso } from './terminal/emPortugues';

const RECUSADO = 2;
const DEFEITO = 3;

/** Runs the command line; answers the exit code. Whatever goes wrong is one line on the error output. */
export async function executa(argumentos: readonly string[], programa: string): Promise<number> {
  let codigo = 0;
  const comando = montaComandos(programa, (resultado) => {
    codigo = resultado;
  });
  try {
    await comando.parseAsync(argumentos, { from: 'user' });
    return codigo;
  } catch (erro) {
    if (erro instanceof CommanderError) {
      if (erro.exitCode === 0) return 0;
      return avisa(mensagemDeUso(erro), RECUSADO);
    }
    const recusa = erro instanceof Recusa ? erro : recusaDoSistema(erro);
    if (recusa) return avisa(recusa.message, RECUSADO);
    return avisa(
      `defeito do programa, que pedimos que nos conte: ${erro instanceof Error ? erro.message : String(erro)}`,
      DEFEITO,
    );
  }
}

function avisa(mensagem: string, codigo: number): number {
  process.stderr.write(`lancador: ${mensagem.replace(/\s*\n\s*/g, ' ')}\n`);
  return codigo;
}

function montaComandos(programa: string, termina: (codigo: number) => void): Command {
  const raiz = comAjudaEmPortugues(new Command('lancador'))
    .description('Lançamentos municipais exatos, com o artigo da lei, em planilhas e arquivos CSV.')
    .version(pacote.version, '-V, --versao', 'mostra a versão');
  const comando = (nome: string, descricao: string): Command =>
    comAjudaEmPortugues(raiz.command(nome)).description(descricao);

  daTabela(
    daLei(
      comando(
        'calcular',
        'Lança uma tabela: escreve valor, situação, artigo e parcelas ao lado de cada linha.',
      ),
    ),
  )
    .argument('<entrada>', 'tabela em .xlsx, .xlsm ou .csv')
    .option('-t, --tributo <id>', 'tributo, por exemplo IMPOSTO_PREDIAL')
    .option('-o, --saida <arquivo>', 'onde gravar; sem ela, ao lado da entrada, com "-lancado" no nome')
    .option('--parcelas <n>', 'quantas parcelas têm colunas; sem ela, as que a lei fixa')
    .option('--separador-saida <sinal>', 'separador do CSV que sai (padrão: ;)')
    .option('--decimal-saida <sinal>', 'sinal decimal do CSV que sai: virgula ou ponto (padrão: virgula)')
    .action(async (entrada: string, opcoes: OpcoesDeCalcular) => {
      const { calcular } = await import('./comandos/calcular');
      await calcular(entrada, opcoes, programa);
    });

  daLei(
    comando(
      'recalcular',
      'Calcula as fórmulas TRIB de uma pasta de trabalho e grava os valores, sem mudar mais nada.',
    ),
  )
    .argument('<planilha>', 'pasta de trabalho em .xlsx ou .xlsm')
    .option('-o, --saida <arquivo>', 'onde gravar; sem ela, ao lado da entrada, com "-recalculado" no nome')
    .option('--relatorio <arquivo>', 'guarda o relatório (.csv ou texto)')
    .action(async (entrada: string, opcoes: OpcoesDeRecalcular) => {
      const { recalcular } = await import('./comandos/recalcular');
      await recalcular(entrada, opcoes);
    });

  daTabela(
    daLei(
      comando(
        'conferir',
        'Compara o que está guardado com o que a regra dá: nas fórmulas TRIB, ou, com --tributo e --valor, numa coluna.',
      ),
    ),
  )
    .argument('<planilha>', 'pasta de trabalho, ou tabela em .csv')
    .option('-t, --tributo <id>', 'tributo da coluna a conferir')
    .option('--valor <título>', 'coluna com os valores guardados')
    .action(async (entrada: string, opcoes: OpcoesDeConferir) => {
      const { conferir } = await import('./comandos/conferir');
      termina(await conferir(entrada, opcoes, programa));
    });

  daLei(
    comando('regras', 'Lista os tributos de um município no exercício, com o artigo, a situação e os fatos.'),
  )
    .option('--json', 'em JSON')
    .action(async (opcoes: OpcoesDeLugar & { json?: boolean }) => {
      const { regras } = await import('./comandos/regras');
      regras(opcoes);
    });

  daLei(comando('explicar', 'Mostra a memória de cálculo de um lançamento, passo a passo, com os artigos.'))
    .option('-t, --tributo <id>', 'tributo, por exemplo IMPOSTO_PREDIAL')
    .option('-f, --fato <nome=valor>', 'um fato; repita para cada um', junta, [])
    .option('--json', 'em JSON')
    .action(async (opcoes: OpcoesDeExplicar) => {
      const { explicar } = await import('./comandos/explicar');
      termina(explicar(opcoes));
    });
  return raiz;
}

function junta(valor: string, anteriores: readonly string[]): readonly string[] {
  return [...anteriores, valor];
}

function daLei(comando: Command): Command {
  return comando
    .option('-m, --municipio <nome>', 'município cuja lei se aplica')
    .option('-e, --exercicio <ano|data>', 'exercício (a lei em 1º de janeiro), ou uma data (a lei do dia)')
    .option('--lei-antiga', 'mantém os códigos tributários depois de 1966')
    .option(
      '--leitura <id>',
      'usa a outra leitura de um ponto duvidoso (L-23); repita para cada uma',
      junta,
      [],
    );
}

function daTabela(comando: Command): Command {
  return comando
    .option(
      '-c, --coluna <título=fato>',
      'corrige o casamento: essa coluna dá esse fato; repita para cada uma',
      junta,
      [],
    )
    .option('-f, --fato <nome=valor>', 'um fato igual em todas as linhas; repita para cada um', junta, [])
    .option('--planilha <nome>', 'planilha da pasta de trabalho; sem ela, a primeira')
    .option('--cabecalho <linha>', 'linha dos títulos; sem ela, a primeira que tiver títulos conhecidos')
    .option('--codificacao <nome>', 'codificação do CSV: utf-8, latin1 ou utf-16; sem ela, descobre')
    .option('--separador <sinal>', 'separador do CSV: ; ou , ou tab; sem ele, descobre')
    .option(
      '--decimal <sinal>',
      'sinal decimal de números como 1.234: virgula ou ponto; sem ele, são recusados',
    )
    .option('--nucleos <n>', 'núcleos do processador a usar em tabelas grandes; sem ele, todos')
    .option('--relatorio <arquivo>', 'guarda o relatório (.csv ou texto)');
}
