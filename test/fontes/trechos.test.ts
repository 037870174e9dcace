import { municipios } from '../../src';
import { normaliza, pastaDasLeis, textoDaLei } from './textoDaLei';

const emCI = process.env['CI'] === 'true';
const comLeis = pastaDasLeis || emCI ? describe : describe.skip;

comLeis.each(municipios)('$codigo: o que sustenta cada regra', (municipio) => {
  const textos = new Map(municipio.normas.map(({ fonte }) => [fonte, textoDaLei(fonte)]));

  test('cada parâmetro tem citação, data e trecho que está no texto da lei', () => {
    const ausentes = municipio.regras.flatMap((regra) =>
      Object.entries(regra.parametros).flatMap(([nome, parametro]) =>
        parametro.versoes.flatMap(({ trechos, citacao, desde }) => {
          const onde = `${regra.id}.${nome}`;
          if (citacao.texto === '' || desde.ano < 1900 || trechos.length === 0)
            return [`${onde}: sem citação, data ou trecho`];
          const texto = textos.get(citacao.norma.fonte) ?? '';
          return trechos
            .filter((trecho) => trecho.trim() === '' || !texto.includes(normaliza(trecho)))
            .map((trecho) => `${onde}: ${trecho}`);
        }),
      ),
    );
    expect(ausentes).toStrictEqual([]);
  });

  test('cada isenção tem o trecho que está no texto da lei', () => {
    const ausentes = municipio.regras.flatMap(({ id, isencoes }) =>
      isencoes
        .filter(
          ({ trecho, citacao }) =>
            trecho.trim() === '' || !textos.get(citacao.norma.fonte)?.includes(normaliza(trecho)),
        )
        .map(({ codigo, trecho }) => `${id}, ${codigo}: ${trecho}`),
    );
    expect(ausentes).toStrictEqual([]);
  });

  test('cada leitura em dúvida traz as palavras da fonte como a fonte as tem', () => {
    const todo = [...textos.values()].join(' ');
    expect(
      municipio.leituras
        .filter(({ bruto }) => !todo.includes(normaliza(bruto)))
        .map(({ id, bruto }) => `${id}: ${bruto}`),
    ).toStrictEqual([]);
  });

  test('cada regra e cada leitura tem nome único', () => {
    const ids = municipio.regras.map(({ id }) => id);
    expect(ids).toStrictEqual([...new Set(ids)]);
    const leituras = municipio.leituras.map(({ id }) => id);
    expect(leituras).toStrictEqual([...new Set(leituras)]);
  });
});
