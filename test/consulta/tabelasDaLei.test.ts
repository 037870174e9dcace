import { tabelasDaRegra } from '../../src/consulta';
import { d } from '../calendario/dataDeTeste';
import { regraDe } from './regraDe';

const naTabela = (
  municipio: string,
  id: string,
  dia: string,
): readonly (readonly (string | null | undefined)[])[] =>
  tabelasDaRegra(regraDe(municipio, id), d(dia)).flatMap(({ linhas }) =>
    linhas.map(({ codigo, valores }) => [codigo, ...valores]),
  );

describe('tabelas da lei', () => {
  test('a Tabela nº 1 do territorial de Alegre, com as duas zonas', () => {
    const territorial = regraDe('ALEGRE', 'IMPOSTO_TERRITORIAL');
    expect(tabelasDaRegra(territorial, d('1952-01-01'))).toStrictEqual([
      {
        regra: 'IMPOSTO_TERRITORIAL',
        parametro: 'tarifa',
        fundamento: 'Lei nº 118/1951, Tabela nº 1 do Imposto Territorial',
        linhas: [
          {
            codigo: 'MURO_OU_GRADIL_FERRO',
            titulo: 'Muro ou gradil de ferro',
            colunas: ['URBANA', 'SUBURBANA'],
            valores: ['Cr$ 20,00', 'Cr$ 4,00'],
          },
          {
            codigo: 'MURO_OU_GRADIL_MADEIRA',
            titulo: 'Muro ou gradil de madeira',
            colunas: ['URBANA', 'SUBURBANA'],
            valores: ['Cr$ 30,00', 'Cr$ 6,00'],
          },
          {
            codigo: 'ABERTO',
            titulo: 'Terreno aberto',
            colunas: ['URBANA', 'SUBURBANA'],
            valores: ['Cr$ 40,00', 'Cr$ 8,00'],
          },
        ],
      },
    ]);
  });

  test('antes do começo da lei não há tabela', () => {
    expect(tabelasDaRegra(regraDe('ALEGRE', 'IMPOSTO_TERRITORIAL'), d('1951-12-31'))).toStrictEqual([]);
  });

  test('regra que só tem alíquota e vencimentos não tem tabela', () => {
    expect(tabelasDaRegra(regraDe('JAMBEIRO', 'TAXA_ESTRADAS'), d('1959-01-01'))).toStrictEqual([]);
  });

  test('nas estradas de Garça (art. 129) o hectare das demais propriedades não se lê antes de 1953', () => {
    expect(naTabela('GARCA', 'TAXA_ESTRADAS', '1952-12-31')).toStrictEqual([
      ['HECTARE_DA_CAFEEIRA', 'Cr$ 1.000,00'],
      ['PE_EM_PRODUCAO', 'Cr$ 10,00'],
      ['HECTARE_DAS_DEMAIS', null],
    ]);
    expect(naTabela('GARCA', 'TAXA_ESTRADAS', '1953-01-01')).toStrictEqual([
      ['HECTARE_DA_CAFEEIRA', 'Cr$ 1.000,00'],
      ['PE_EM_PRODUCAO', 'Cr$ 15,00'],
      ['HECTARE_DAS_DEMAIS', 'Cr$ 1.000,00'],
    ]);
  });

  test('a Tabela N do matadouro de Garça muda no dia 17/12/1960', () => {
    const bovinos = (dia: string) => naTabela('GARCA', 'TAXA_MATADOURO', dia)[0];
    expect(bovinos('1960-12-16')).toStrictEqual(['BOVINO', 'Cr$ 20,00']);
    expect(bovinos('1960-12-17')).toStrictEqual(['BOVINO', 'Cr$ 100,00']);
  });
});
