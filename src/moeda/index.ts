export * from './converteMoeda';
export * from './moedas';
export * from './ufir';
export * from './ufirTabela';
