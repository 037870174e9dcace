import { isento } from '../../functions/formulas/consulta';
import { instalaHospedeiro, lidas } from './hospedeiroDeTeste';

instalaHospedeiro();
const isentoEm = (
  tributo: string,
  hipoteses: readonly unknown[],
  municipio: string,
  exercicio: unknown,
): unknown[] =>
  lidas(
    isento(
      [[tributo]],
      hipoteses.map((h) => [h]),
      [[municipio]],
      [[exercicio]],
    ),
  ).flat();

describe('ISENTO', () => {
  test('a hipótese de outra lei, ou de outro tributo, não isenta', () => {
    // Alegre, art. 36: churches (e) are exempt; worship at large (CULTO) is of Garça.
    expect(isentoEm('IMPOSTO_PREDIAL', ['TEMPLO', 'CULTO'], 'ALEGRE', 1960)).toStrictEqual([
      'SIM, se menos a parte residencial: Lei nº 118/1951, art. 36, e',
      'NÃO',
    ]);
  });

  test('o que nenhuma lei conhece não é NÃO: nomeia as hipóteses do tributo', () => {
    for (const engano of ['TENPLO', 5, true])
      expect(isentoEm('IMPOSTO_PREDIAL', [engano], 'ALEGRE', 1960)[0]).toMatch(
        /^#VALUE!: hipotese: veio .+; aceita-se um destes: UNIAO_ESTADO, .*TEMPLO/,
      );
  });

  test('cada código aparece uma vez na mensagem, ainda que a lei o tenha reescrito', () => {
    const mensagem = String(isentoEm('IMPOSTO_PREDIAL', ['xyz'], 'GARCA', 1955)[0]);
    const codigos = mensagem.replace(/^.*destes: /, '').split(', ');
    expect(codigos).toContain('CULTO');
    expect(codigos).toHaveLength(new Set(codigos).size);
  });

  test('a célula vazia não alega nada, sozinha ou numa coluna', () => {
    expect(isentoEm('IMPOSTO_PREDIAL', [null], 'ALEGRE', 1960)).toStrictEqual(['']);
    expect(isentoEm('IMPOSTO_PREDIAL', [0], 'ALEGRE', 1960)).toStrictEqual(['']);
    expect(isentoEm('IMPOSTO_PREDIAL', [' ', 'TEMPLO', null], 'ALEGRE', 1960)).toStrictEqual([
      '',
      'SIM, se menos a parte residencial: Lei nº 118/1951, art. 36, e',
    ]);
  });

  test('a hipótese que a fonte não deixa ler é #N/D, e não NÃO', () => {
    // Garça, art. 93: charity is exempt from the tax on shows, on terms that cannot be read.
    expect(
      isentoEm('IMPOSTO_DIVERSOES', ['FILANTROPIA', 'Renda para fim filantrópico'], 'GARCA', 1955),
    ).toStrictEqual([
      '#N/A: Imposto sobre Diversões Públicas: a lei prevê "FILANTROPIA", mas a fonte não deixa saber se isenta',
      '#N/A: Imposto sobre Diversões Públicas: a lei prevê "Renda para fim filantrópico", mas a fonte não deixa saber se isenta',
    ]);
  });

  test('fora da vigência, sem o tributo na lei e tributo desconhecido', () => {
    expect(isentoEm('IMPOSTO_PREDIAL', ['TEMPLO'], 'ALEGRE', 1951)).toStrictEqual([
      '#N/A: não em vigor: a Lei nº 118/1951 vale desde 1º/01/1952 (art. 202)',
    ]);
    expect(isentoEm('TAXA_POLICIAMENTO', ['TEMPLO'], 'ALEGRE', 1952)).toStrictEqual([
      '#N/A: Alegre-ES não tem TAXA_POLICIAMENTO na lei: veja =TRIB.REGRAS("ALEGRE")',
    ]);
    expect(isentoEm('IPTU', ['TEMPLO'], 'ALEGRE', 1952)).toStrictEqual([
      '#VALUE!: tributo: veio "IPTU", que não é um tributo conhecido',
    ]);
  });
});
