import { achaMunicipio, achaRegra, type Municipio } from '../../../src';
import { dataCivil } from '../../../src/calendario';
import { combina, textoDaRegra } from '../../../taskpane/regras/busca';
import { compara } from '../../../taskpane/regras/compara';
import { descreveFigura } from '../../../taskpane/regras/descreveFigura';
import { barrasDasFaixas } from '../../../taskpane/regras/graficoDasFaixas';
import { emGrupos } from '../../../taskpane/regras/grupos';
import { nomeDaFigura } from '../../../taskpane/regras/nomeDaFigura';

const acha = (codigo: string): Municipio => {
  const municipio = achaMunicipio(codigo);
  if (!municipio) throw new Error(`sem ${codigo}`);
  return municipio;
};
const [alegre, alfredoChaves, jambeiro] = ['ALEGRE', 'ALFREDO_CHAVES', 'JAMBEIRO'].map(acha) as [
  Municipio,
  Municipio,
  Municipio,
];

describe('regras no painel', () => {
  test('a busca não liga a acentos nem a maiúsculas, e quer todas as palavras', () => {
    const predial = achaRegra(alegre, 'IMPOSTO_PREDIAL');
    const texto = predial ? textoDaRegra(predial) : '';
    expect(combina(texto, 'PREDIAL locatívo')).toBe(true);
    expect(combina(texto, 'predial caminhão')).toBe(false);
  });

  test('toda regra cai num grupo, e uma vez só', () => {
    for (const { regras } of [alegre, alfredoChaves, jambeiro]) {
      const agrupadas = emGrupos(regras.map((regra) => ({ regra }))).flatMap(([, doGrupo]) => doGrupo);
      expect(agrupadas.map(({ regra }) => regra.id).sort()).toStrictEqual(regras.map(({ id }) => id).sort());
    }
  });

  test.each([
    ['pisoDoVenal', 'Piso do venal'],
    ['aliquotaDoProprietario', 'Alíquota do proprietário'],
    ['marquise.altura', 'Marquise: altura'],
    ['tabela2', 'Tabela 2'],
  ])('o nome %s se mostra como "%s"', (id, nome) => {
    expect(nomeDaFigura(id)).toBe(nome);
  });

  test('a figura diz valor, artigo, início e quanto a leitura é certa', () => {
    const parametro = achaRegra(alegre, 'IMPOSTO_PREDIAL')?.parametros['aliquota'];
    const descrita = parametro && descreveFigura('aliquota', parametro, dataCivil(1952, 1, 1));
    expect(descrita).toMatchObject({
      nome: 'Alíquota',
      descricao: '10%',
      artigo: 'art. 23',
      desde: '01/01/1952',
      certeza: 'certa',
      ausente: false,
    });
  });

  test('antes da primeira redação não há figura', () => {
    const parametro = achaRegra(alegre, 'IMPOSTO_PREDIAL')?.parametros['aliquota'];
    expect(parametro && descreveFigura('aliquota', parametro, dataCivil(1940, 1, 1))).toBeUndefined();
  });

  test('só escala de faixas legíveis vira gráfico', () => {
    const faixa = (codigo: string, valor: string | null) => ({
      codigo,
      titulo: `até ${codigo}`,
      colunas: ['taxa'],
      valores: [valor],
    });
    expect(
      barrasDasFaixas([faixa('1', '0,5%'), faixa('2', 'Cr$ 1.250,50')]).map(({ valor }) => valor),
    ).toStrictEqual([0.5, 1250.5]);
    expect(barrasDasFaixas([faixa('1', '1%'), faixa('2', null)])).toStrictEqual([]);
    expect(barrasDasFaixas([faixa('ADVOGADO', '1%'), faixa('MEDICO', '2%')])).toStrictEqual([]);
  });

  test('um exercício não difere de si mesmo', () => {
    const lado = { municipio: alegre, dia: dataCivil(1952, 1, 1) };
    expect(compara(lado, lado)).toStrictEqual([]);
  });

  test('a lei de 1963 mudou números de Alfredo Chaves, e só os que mudou aparecem', () => {
    const em = (ano: number) => ({ municipio: alfredoChaves, dia: dataCivil(ano, 1, 1) });
    const diferencas = compara(em(1963), em(1964));
    expect(diferencas.length).toBeGreaterThan(0);
    expect(diferencas.every(({ antes, depois }) => antes !== depois)).toBe(true);
    expect(compara(em(1961), em(1962))).toStrictEqual([]);
  });

  test('de um município a outro: a alíquota do predial de Alegre é 10%, a de Jambeiro 8%', () => {
    const diferencas = compara(
      { municipio: alegre, dia: dataCivil(1960, 1, 1) },
      { municipio: jambeiro, dia: dataCivil(1960, 1, 1) },
    );
    const aliquota = diferencas.find(({ regra, oQue }) => /Predial/.test(regra) && oQue === 'Alíquota');
    expect([aliquota?.antes, aliquota?.depois]).toStrictEqual(['10%', '8%']);
  });
});
