import type { Command, CommanderError } from 'commander';

const TITULOS: Readonly<Record<string, string>> = {
  'Usage:': 'Uso:',
  'Arguments:': 'Argumentos:',
  'Options:': 'Opções:',
  'Global Options:': 'Opções gerais:',
  'Commands:': 'Comandos:',
};

/** Makes a command speak Portuguese and leave its errors to the caller. */
export function comAjudaEmPortugues(comando: Command): Command {
  return comando
    .exitOverride()
    .configureOutput({ writeErr: (texto) => process.stderr.write(texto), outputError: () => undefined })
    .configureHelp({
      styleTitle: (titulo) => TITULOS[titulo] ?? titulo,
      styleUsage: (uso) => uso.replace('[options]', '[opções]').replace('[command]', '[comando]'),
      optionDescription: ({ description }) => description,
      subcommandTerm: (filho) => `${filho.name()} ${filho.usage().replace('[options]', '[opções]')}`.trim(),
    })
    .helpOption('-h, --help', 'mostra esta ajuda')
    .helpCommand('ajuda [comando]', 'mostra a ajuda de um comando')
    .showHelpAfterError(false);
}

const MENSAGENS: Readonly<Record<string, (oQue: string) => string>> = {
  'commander.unknownOption': (oQue) => `não conheço a opção ${oQue}`,
  'commander.unknownCommand': (oQue) => `não conheço o comando ${oQue}`,
  'commander.missingArgument': (oQue) => `falta o argumento ${oQue}`,
  'commander.optionMissingArgument': (oQue) => `falta o valor da opção ${oQue}`,
  'commander.excessArguments': () => 'há argumentos demais',
  'commander.help': () => 'diga o que fazer',
};

/** What the reader of arguments complained of. */
export function mensagemDeUso({ code, message }: CommanderError): string {
  const oQue = /'([^']*)'/.exec(message)?.[1] ?? '';
  const mensagem = MENSAGENS[code]?.(oQue) ?? message;
  return `${mensagem}; veja lancador --help`;
}
