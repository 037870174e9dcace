export * from './converteMoeda';
export * from './motivoSemUfir';
export * from './moedas';
export * from './ufir';
export * from './ufirTabela';
