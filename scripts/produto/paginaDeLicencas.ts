import { comDependencias, NA_DEMONSTRACAO, NO_SUPLEMENTO, type PacoteDoProduto } from './pacotesDoProduto';

/** The page of licences: every package whose code reaches the user. */
export function paginaDeLicencas(): string {
  return `# Licenças

O Lançador é MIT. Abaixo, os pacotes cujo código chega a quem o usa, como estão em \`package-lock.json\`. O Office.js não vem em pacote: o Excel o carrega do endereço da Microsoft. Escrita por \`npm run licencas\`; um teste confere que está em dia e que nenhuma licença obriga a nada além do aviso.

## No suplemento

${tabela(comDependencias(NO_SUPLEMENTO))}

## Na planilha de demonstração

${tabela(comDependencias(NA_DEMONSTRACAO))}
`;
}

function tabela(pacotes: readonly PacoteDoProduto[]): string {
  const linhas = pacotes.map(({ nome, versao, licenca }) => `| \`${nome}\` | ${versao} | ${licenca} |`);
  return ['| pacote | versão | licença |', '| --- | --- | --- |', ...linhas].join('\n');
}
