/** Version of the rules, written in every memória. Raise it whenever a rule may give another value. */
export const VERSAO_DAS_REGRAS = '2026.11.2';
