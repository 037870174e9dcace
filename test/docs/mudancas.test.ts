import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  confereSequencia,
  leMudancas,
  OUTROS_TIPOS,
  TIPOS_QUE_MUDAM_VALOR,
} from '../../scripts/produto/mudancas';
import { municipios } from '../../src';
import { antes, type DataCivil, dataCivil, depois } from '../../src/calendario';
import { VERSAO_DAS_REGRAS } from '../../src/regra/versaoDasRegras';

const RAIZ = resolve(__dirname, '../..');
const le = (nome: string): string => readFileSync(join(RAIZ, nome), 'utf8');
const versaoDe = (nome: string): unknown => (JSON.parse(le(nome)) as { version: unknown }).version;

const versoes = leMudancas(le('CHANGELOG.md'));
const [nova] = versoes;

const dias = (texto: string): DataCivil[] =>
  [...texto.matchAll(/(\d{2})\/(\d{2})\/(\d{4})/g)].map(([, dia, mes, ano]) =>
    dataCivil(Number(ano), Number(mes), Number(dia)),
  );

describe('a versão mais nova de CHANGELOG.md', () => {
  test('é a de package.json e a do arquivo de trava', () => {
    expect(versaoDe('package.json')).toBe(nova?.numero);
    expect(versaoDe('package-lock.json')).toBe(nova?.numero);
  });

  test('é a do manifesto, que tem uma quarta parte, sempre zero', () => {
    expect(/<Version>([^<]*)<\/Version>/.exec(le('manifest.xml'))?.[1]).toBe(`${nova?.numero}.0`);
  });

  test('diz a versão das regras que as memórias mostram', () => {
    expect(nova?.regras).toBe(VERSAO_DAS_REGRAS);
  });
});

describe('cada linha de CHANGELOG.md', () => {
  const linhas = versoes.flatMap(({ numero, data, mudancas }) =>
    mudancas.map((mudanca) => ({ numero, data, mudanca })),
  );

  test.each(linhas)('$numero, $mudanca.tipo: $mudanca.texto', ({ data, mudanca }) => {
    const { tipo, exercicios } = mudanca;
    expect(() => dias(data)).not.toThrow();
    expect([...TIPOS_QUE_MUDAM_VALOR, ...OUTROS_TIPOS]).toContain(tipo);
    expect([tipo, exercicios === 'nenhum exercício']).toStrictEqual([
      tipo,
      !TIPOS_QUE_MUDAM_VALOR.includes(tipo),
    ]);
    const [primeiro, ultimo] = dias(exercicios);
    for (const nome of mudanca.municipios) {
      if (nome === 'todos os municípios') continue;
      const municipio = municipios.find((um) => um.nome === nome);
      expect([nome, municipio?.nome]).toStrictEqual([nome, nome]);
      if (!municipio || !primeiro) continue;
      const { desde, ate } = municipio.vigencia;
      expect([nome, 'começa antes da lei', antes(primeiro, desde)]).toStrictEqual([
        nome,
        'começa antes da lei',
        false,
      ]);
      // Without a last day a change reaches every exercise to come, which an ended law does not have.
      expect([nome, 'tem fim', ultimo !== undefined]).toStrictEqual([nome, 'tem fim', ate !== undefined]);
      if (ultimo && ate)
        expect([nome, 'passa do fim', depois(ultimo, ate)]).toStrictEqual([nome, 'passa do fim', false]);
    }
  });

  test('a primeira versão traz cinco municípios, cada um por toda a vigência da sua lei', () => {
    const regras = versoes.at(-1)?.mudancas.filter(({ tipo }) => tipo === 'Regra nova') ?? [];
    expect(regras.length).toBe(5);
    for (const { municipios: nomes, exercicios } of regras) {
      const vigencia = municipios.find(({ nome }) => nome === nomes[0])?.vigencia;
      expect([nomes, dias(exercicios)]).toStrictEqual([
        nomes,
        [vigencia?.desde, vigencia?.ate].filter((dia) => dia !== undefined),
      ]);
    }
  });
});

describe('de uma versão para outra', () => {
  test('CHANGELOG.md está em ordem', () => {
    expect(confereSequencia(versoes)).toStrictEqual([]);
  });

  const par = (nova: string, tipo: string): readonly string[] =>
    confereSequencia(
      leMudancas(`## ${nova}
- **${tipo}** · Alegre-ES · de 01/01/1952 a 31/12/1966: um texto.
## 0.2.1, de 01/12/2026, regras 2026.12.1
- **Programa** · todos os municípios · nenhum exercício: um texto.
`),
    );

  test.each([
    ['0.3.0, de 02/12/2026, regras 2026.12.2', 'Valor corrigido', []],
    ['0.2.2, de 02/12/2026, regras 2026.12.1', 'Mensagem', []],
    [
      '0.2.2, de 02/12/2026, regras 2026.12.2',
      'Leitura',
      ['0.2.2: um valor muda: a segunda parte da versão sobe'],
    ],
    ['0.3.0, de 02/12/2026, regras 2026.12.1', 'Regra nova', ['0.3.0: um valor muda, e as regras não']],
    ['0.3.0, de 02/12/2026, regras 2026.12.2', 'Programa', ['0.3.0: as regras mudam, e nenhum valor']],
    ['0.1.9, de 02/12/2026, regras 2026.12.1', 'Programa', ['0.1.9: a versão não sobe']],
  ])('%s com %s', (nova, tipo, faltas) => {
    expect(par(nova, tipo)).toStrictEqual(faltas);
  });

  test.each([
    '## 0.2.0\n',
    '## 0.2.0, de 01/12/2026, regras 2026.12.1\n- **Mensagem** · Alegre-ES: sem exercícios.\n',
    '## 0.2.0, de 01/12/2026, regras 2026.12.1\n- **Leitura** · Alegre-ES · de 1952 a 1953: sem os dias.\n',
  ])('recusa o que não está na forma: %j', (texto) => {
    expect(() => leMudancas(texto)).toThrow('fora da forma');
  });
});
