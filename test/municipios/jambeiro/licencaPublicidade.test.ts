import { comTabela, lancaEmJambeiro } from './lancaEmJambeiro';

type Fatos = Readonly<Record<string, unknown>>;

describe('Licença de publicidade', () => {
  const licenca = (fatos: Fatos, opcoes = {}) => lancaEmJambeiro('LICENCA_PUBLICIDADE', fatos, 1959, opcoes);

  test('a tabela falta; quem a tem a fornece', () => {
    expect(licenca({ item: 'PLACA_PERMANENTE' })).toMatchObject({ falha: 'ND' });
    expect(licenca({})).toMatchObject({ falha: 'ND' });
    expect(
      licenca(
        { item: 'PLACA_PERMANENTE', quantidade: 2 },
        comTabela('Tabela de publicidade', 'PLACA_PERMANENTE', 30),
      ),
    ).toMatchObject({ valor: 60 });
  });

  test.each(['GRADIL_MONUMENTO_POSTE', 'ARVORE', 'CEMITERIO_TEMPLO', 'OFENSIVO', 'LINGUAGEM_INCORRETA'])(
    '%s é vedado',
    (hipotese) => {
      expect(licenca({ item: 'CARTAZ', hipotese })).toMatchObject({ permitido: false });
    },
  );

  test.each(['FIM_PUBLICO_POLITICO_ESPORTIVO', 'SITIO_GRANJA_FAZENDA', 'HOSPITAL', 'DISTICO_RELIGIOSO'])(
    '%s isenta sem condição',
    (isencao) => {
      expect(licenca({ item: 'CARTAZ', isencao })).toMatchObject({ isento: true, valor: 0 });
    },
  );

  test.each([
    ['BENEFICENCIA', { atoPrefeito: true }],
    ['MOSTRUARIO_INTERNO', { interno: true }],
    ['ENSINO', { lugaresGratuitos: true, atoPrefeito: true }],
  ])('%s isenta só com a condição', (isencao, condicao) => {
    expect(licenca({ item: 'CARTAZ', isencao, ...condicao })).toMatchObject({ isento: true });
    expect(licenca({ item: 'CARTAZ', isencao })).toMatchObject({ falha: 'ND' });
  });

  test('a escola precisa das duas: lugares gratuitos e o juízo do Prefeito', () => {
    const escola = { item: 'CARTAZ', isencao: 'ENSINO' };
    expect(licenca({ ...escola, lugaresGratuitos: true })).toMatchObject({ falha: 'ND' });
    expect(licenca({ ...escola, atoPrefeito: true })).toMatchObject({ falha: 'ND' });
  });
});
