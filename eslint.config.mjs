import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import { importX } from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import prettier from 'eslint-config-prettier';

// One way down: a folder may import only from the folders named after it here (docs/arquitetura.md).
const base = ['./src/norma', './src/valor', './src/calendario', './src/moeda'];
const municipios = ['jambeiro', 'alegre', 'garca', 'alfredo-chaves', 'limeira-do-oeste'];
const upperLayers = ['./functions', './taskpane', './demo'];
const zones = [
  {
    target: './src',
    from: [...upperLayers, './cli', './scripts', './bench', './test'],
    message: 'src/ knows nothing above it.',
  },
  {
    target: base,
    from: ['./src/regra', './src/municipios', './src/catalogo.ts'],
    message: 'The base of src/ imports no rule.',
  },
  {
    target: './src/regra',
    from: ['./src/municipios', './src/catalogo.ts'],
    message: 'src/regra knows no municipality.',
  },
  {
    target: './src/municipios',
    from: './src/catalogo.ts',
    message: 'A municipality does not know the catalogue.',
  },
  ...municipios.map((m) => ({
    target: `./src/municipios/${m}`,
    from: municipios.filter((o) => o !== m).map((o) => `./src/municipios/${o}`),
    message: 'A municipality imports no other municipality.',
  })),
  { target: upperLayers, from: ['./src/municipios'], message: 'Ask the catalogue, not a municipality.' },
  {
    target: './cli',
    from: ['./taskpane', './demo', './scripts', './bench', './test', './src/municipios'],
    message: 'The command line knows src/ and functions/.',
  },
  {
    target: ['./cli/!(formulas)/**', './cli/*.ts'],
    from: ['./functions'],
    message: 'Only the evaluation of formulas knows functions/.',
  },
  { target: upperLayers, from: ['./cli'], message: 'Nothing imports the command line.' },
  {
    target: './functions',
    from: ['./taskpane', './demo'],
    message: 'functions/ works without pane and demo.',
  },
];

export default tseslint.config(
  {
    ignores: [
      '.cache/',
      'dist/',
      'pacote/',
      'cli/dist/',
      'lib/dist/',
      'node_modules/',
      'coverage/',
      '**/*.gerado.ts',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'Date', message: 'Civil dates only: src/calendario/dataCivil.ts.' },
        ...['window', 'document', 'process', 'Office', 'Excel', 'console', 'fetch'].map((name) => ({
          name,
          message: 'src/ is pure: no host, no DOM, no I/O.',
        })),
      ],
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[property.name='toEqual']",
          message: 'toEqual lets [undefined] pass for [] and { a: undefined } for {}: use toStrictEqual.',
        },
      ],
    },
  },
  {
    files: ['**/*.js', '**/*.cjs', '**/*.mjs'],
    languageOptions: {
      globals: {
        require: 'readonly',
        module: 'writable',
        __dirname: 'readonly',
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
      },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  prettier,
);
