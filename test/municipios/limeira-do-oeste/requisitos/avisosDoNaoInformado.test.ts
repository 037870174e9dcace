import { notasDoRequisito } from '../lancaEmLimeira';

type Fatos = Readonly<Record<string, unknown>>;

const NADA = 'nada';
const naoInformado = (nota: string, artigo: string): string => `${nota} (Lei nº 104/1994, art. ${artigo})`;

describe('O que não se informou e pesou na resposta fica dito', () => {
  const semAbertura = naoInformado('Abertura não informada: conta como parede com abertura', '89, II');
  const semPosicao = naoInformado('Posição da obra não informada: conta como no alinhamento', '24');
  const semPavimento = naoInformado('Pavimentação da via não informada: conta como pavimentada', '26');
  const semUso = naoInformado('Uso não informado: largura geral', '50');
  const semElevador = naoInformado('Elevador não informado: conta como prédio sem elevador', '51');
  const semUsoDaRampa = naoInformado('Uso não informado: regra geral', '55');
  const semCondicao = naoInformado(
    'Condição não informada: só o terreno baldio em rua pavimentada se fecha por força do artigo',
    '66',
  );
  const semParede = naoInformado('Posição da parede não informada: espessura geral', '39');
  const semRural = naoInformado(
    'Condição não informada: sem ela o projeto é exigido, que é a regra geral',
    '15, I',
  );
  const semAltura = naoInformado(
    'Altura do muro não informada: sem ela a licença é exigida, que é a regra geral',
    '16, IV',
  );
  const semVizinho = naoInformado(
    'Pavimento superposto ou parede vizinha não informados: afastamento geral',
    '100, III',
  );
  const umSo = naoInformado('Só um dos critérios informado: salas ou área', '105');

  test.each<[string, Fatos, string]>([
    ['AFASTAMENTO_LATERAL', {}, semAbertura],
    ['AFASTAMENTO_LATERAL', { temAbertura: true }, NADA],
    ['AFASTAMENTO_LATERAL', { temAbertura: false }, NADA],
    ['TAPUME', { larguraPasseio: 2 }, semPosicao],
    ['TAPUME', { larguraPasseio: 2, noAlinhamento: true }, NADA],
    ['TAPUME', { noAlinhamento: false }, semPavimento],
    ['TAPUME', { noAlinhamento: false, viaPavimentada: true }, NADA],
    ['TAPUME', { noAlinhamento: false, viaPavimentada: false }, NADA],
    ['ESCADA_LARGURA', {}, semUso],
    ['ESCADA_LARGURA', { uso: 'TRABALHO' }, NADA],
    ['ESCADA_LARGURA', { usoSecundario: true }, NADA],
    ['ESCADA_LARGURA', { uso: 'APARTAMENTOS' }, semElevador],
    ['ESCADA_LARGURA', { uso: 'APARTAMENTOS', temElevador: false }, NADA],
    ['RAMPA', {}, semUsoDaRampa],
    ['RAMPA', { uso: 'AUDITORIO' }, NADA],
    ['MURO_FECHAMENTO', {}, semCondicao],
    ['MURO_FECHAMENTO', { baldio: true }, semCondicao],
    ['MURO_FECHAMENTO', { viaPavimentada: true }, semCondicao],
    ['PAREDE', {}, semParede],
    ['PAREDE', { divisaOuEntreEconomias: false }, NADA],
    ['DISPENSA_PROJETO', { area: 50 }, semRural],
    ['DISPENSA_PROJETO', { area: 50, foraPerimetroUrbano: true }, semRural],
    ['DISPENSA_PROJETO', { area: 50, fimAgropecuario: true }, semRural],
    ['DISPENSA_PROJETO', { area: 50, foraPerimetroUrbano: true, fimAgropecuario: false }, NADA],
    ['DISPENSA_LICENCA', { servico: 'MURO_DIVISA' }, semAltura],
    ['DISPENSA_LICENCA', { servico: 'MURO_DIVISA', altura: 2.5 }, NADA],
    ['DISPENSA_LICENCA', { servico: 'REPAROS' }, NADA],
    ['FONTE_DE_CALOR', {}, semVizinho],
    ['FONTE_DE_CALOR', { pavimentoSuperposto: false }, semVizinho],
    ['FONTE_DE_CALOR', { paredeVizinha: false }, semVizinho],
    ['FONTE_DE_CALOR', { pavimentoSuperposto: false, paredeVizinha: false }, NADA],
    ['FONTE_DE_CALOR', { pavimentoSuperposto: true }, NADA], // 1,50 m, seja qual for a parede
    ['FONTE_DE_CALOR', { paredeVizinha: true }, NADA],
    ['SANITARIOS_ESCRITORIOS', { salas: 25 }, umSo],
    ['SANITARIOS_ESCRITORIOS', { area: 900 }, umSo],
    ['SANITARIOS_ESCRITORIOS', { salas: 25, area: 900 }, NADA],
  ])('%s %j: %s', (requisito, fatos, esperada) => {
    const ditas = notasDoRequisito(requisito, fatos).filter((nota) => /informad/.test(nota));
    expect(ditas).toStrictEqual(esperada === NADA ? [] : [esperada]);
  });

  test('não se disse do poço da fossa: supõe-se que não há', () => {
    expect(notasDoRequisito('FOSSA_SEPTICA', { distanciaDivisa: 3 })).toStrictEqual([
      'Distância mínima da divisa (m): o projeto tem 3,00; exige-se no mínimo 3,00; conforme',
      'Não informado: distanciaPoco; supõe-se que não há',
    ]);
  });
});
