import { criaAjustes } from '../../functions/ajustes';
import type { AjustesDoLivro } from '../../functions/tipos';

function pasta(salvos: AjustesDoLivro = {}) {
  const feitos: string[] = [];
  const hospedeiro = {
    nome: 'teste',
    leAjustes: () => salvos,
    gravaAjustes: (ajustes: AjustesDoLivro) => void feitos.push(`grava ${JSON.stringify(ajustes)}`),
    recalcula: () => void feitos.push('recalcula'),
  };
  return { feitos, hospedeiro };
}

describe('os ajustes da pasta de trabalho', () => {
  test('grava e recalcula quando algo muda, e só então', async () => {
    const ajustes = criaAjustes();
    const { feitos, hospedeiro } = pasta();
    await ajustes.conecta(hospedeiro);
    expect(feitos).toStrictEqual([]);
    await ajustes.mudaAjustes({ municipio: 'ALEGRE', exercicio: 1952 });
    await ajustes.mudaAjustes({ municipio: 'ALEGRE' });
    expect(feitos).toStrictEqual(['grava {"municipio":"ALEGRE","exercicio":1952}', 'recalcula']);
    expect(ajustes.ajustes()).toStrictEqual({ municipio: 'ALEGRE', exercicio: 1952 });
  });

  test('retoma o que a pasta guardava e recalcula o que já tinha sido calculado sem isso', async () => {
    const ajustes = criaAjustes();
    const { feitos, hospedeiro } = pasta({ municipio: 'ALEGRE' });
    await ajustes.conecta(hospedeiro);
    expect(ajustes.ajustes()).toStrictEqual({ municipio: 'ALEGRE' });
    expect(feitos).toStrictEqual(['recalcula']);
  });

  test('o que se escolhe antes de a pasta se abrir vale, fica nela, e não apaga o resto que ela guardava', async () => {
    const ajustes = criaAjustes();
    await ajustes.mudaAjustes({ municipio: 'ALEGRE', exercicio: 1952 });
    await ajustes.mudaAjustes({ exercicio: 1953 });
    const { feitos, hospedeiro } = pasta({ municipio: 'GARCA', exercicio: 1960, leiAntiga: true });
    await ajustes.conecta(hospedeiro);
    const escolhidos = { municipio: 'ALEGRE', exercicio: 1953, leiAntiga: true };
    expect(ajustes.ajustes()).toStrictEqual(escolhidos);
    expect(feitos).toStrictEqual([
      'grava {"municipio":"ALEGRE","exercicio":1953,"leiAntiga":true}',
      'recalcula',
    ]);
  });

  test('o que se escolhe enquanto a pasta se lê também vale', async () => {
    const ajustes = criaAjustes();
    const { feitos, hospedeiro } = pasta({ municipio: 'GARCA' });
    const conectando = ajustes.conecta({
      ...hospedeiro,
      leAjustes: () => Promise.resolve({ municipio: 'GARCA' }),
    });
    await ajustes.mudaAjustes({ municipio: 'ALEGRE' });
    await conectando;
    expect(ajustes.ajustes()).toStrictEqual({ municipio: 'ALEGRE' });
    expect(feitos).toStrictEqual(['grava {"municipio":"ALEGRE"}', 'recalcula']);
  });

  test('null desfaz uma escolha', async () => {
    const ajustes = criaAjustes();
    await ajustes.mudaAjustes({ municipio: 'ALEGRE', exercicio: 1952 });
    await ajustes.mudaAjustes({ exercicio: null });
    expect(ajustes.ajustes()).toStrictEqual({ municipio: 'ALEGRE' });
  });

  test('um ouvinte em falta não impede os outros', async () => {
    const ajustes = criaAjustes();
    const vistos: AjustesDoLivro[] = [];
    ajustes.aoMudar(() => {
      throw new Error('painel quebrado');
    });
    const para = ajustes.aoMudar((novos) => vistos.push(novos));
    await ajustes.mudaAjustes({ municipio: 'ALEGRE' });
    para();
    await ajustes.mudaAjustes({ municipio: 'GARCA' });
    expect(vistos).toStrictEqual([{ municipio: 'ALEGRE' }]);
  });
});
