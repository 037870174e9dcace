import { writeFileSync } from 'node:fs';
import { detectaCodificacao, leCodificacao } from '../../../cli/csv/codificacao';
import { detectaSeparador, leSeparador } from '../../../cli/csv/separador';
import { pastaTemporaria } from '../apoio/pastaTemporaria';

const arquivo = pastaTemporaria();

describe('o separador do CSV', () => {
  test.each([
    ['a;b;c\n1;2;3\n', ';'],
    ['a,b,c\n1,2,3\n', ','],
    ['a\tb\n1,5\t2,5\n', '\t'],
    ['a|b\n1|2\n', '|'],
    ['uma coluna só\n1\n', ';'],
    // The decimal comma is in every row but in no heading.
    ['valor;zona\n1,50;A\n2,50;B\n3,50;C\n', ';'],
    ['"rua, número",valor\n"A, 1","1,50"\n', ','],
    ['Relação de prédios\nvalor;zona\n1;A\n', ';'],
  ])('de %j é %j', (texto, separador) => {
    expect(detectaSeparador(texto)).toBe(separador);
  });

  test('dito por extenso ou pelo sinal; letra não serve', () => {
    expect([leSeparador('tab'), leSeparador(','), leSeparador('virgula')]).toStrictEqual(['\t', ',', ',']);
    expect(() => leSeparador('x')).toThrow('separador: veio "x"; aceita-se ; ou , ou tab');
  });
});

describe('a codificação do CSV', () => {
  test.each([
    ['utf8', Buffer.from('ação'), 'utf-8'],
    ['marca', Buffer.from('\ufeffa'), 'utf-8'],
    ['latin1', Buffer.from('ação', 'latin1'), 'windows-1252'],
    ['utf16', Buffer.from('\ufeffa', 'utf16le'), 'utf-16le'],
    ['ascii', Buffer.from('abc'), 'utf-8'],
    ['cortado', Buffer.from([0x61, 0xc3]), 'windows-1252'],
  ])('%s', async (nome, bytes, esperada) => {
    writeFileSync(arquivo(nome), bytes);
    expect(await detectaCodificacao(arquivo(nome))).toBe(esperada);
  });

  test('uma letra acentuada depois do primeiro megabyte ainda conta', async () => {
    const antes = Buffer.alloc(1024 * 1024 - 1, 'a');
    writeFileSync(arquivo('longe-utf8'), Buffer.concat([antes, Buffer.from('ç')]));
    writeFileSync(arquivo('longe-latin1'), Buffer.concat([antes, Buffer.from('ç', 'latin1'), antes]));
    expect(await detectaCodificacao(arquivo('longe-utf8'))).toBe('utf-8');
    expect(await detectaCodificacao(arquivo('longe-latin1'))).toBe('windows-1252');
  });

  test('desconhecida é recusada', () => {
    expect(leCodificacao('ISO-8859-1')).toBe('windows-1252');
    expect(() => leCodificacao('ebcdic')).toThrow(
      'codificação: veio "ebcdic"; aceita-se utf-8, latin1 ou utf-16',
    );
  });
});
