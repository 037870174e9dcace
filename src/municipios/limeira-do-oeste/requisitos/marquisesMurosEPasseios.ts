import { fato, lei } from '../../../regra';
import { L19 } from '../leituras';
import { art } from '../norma';
import { exato, maximo, minimo } from './exigencia';
import { requisito } from './requisito';

// Chapter VI, sections VI and VII: what faces the street and the neighbours.

const larguraPasseio = fato.metros('Largura do passeio (m)', { positivo: true }).obrigatoria();

export const marquise = requisito({
  codigo: 'MARQUISE',
  nomes: ['Marquise', 'marquises', 'balanço'],
  fundamento: [art('64', 'caput e § 1º')],
  fatos: { larguraPasseio },
  parametros: {
    parteDoPasseio: lei.numero('2', art('64'), '½ (metade) da largura do passeio', L19),
    altura: lei.metros('2.50', art('64', '§ 1º'), 'a menos de 2,50 (dois metros e cinquenta'),
  },
  exigencias: { balancoMaximo: maximo(), alturaMinima: minimo() },
  catalogo: ['MARQUISE'],
  demanda: (f, p, conta) => ({
    balancoMaximo: conta.fracao('Metade do passeio', f.larguraPasseio, 1, p.parteDoPasseio),
    alturaMinima: p.altura,
  }),
});

export const muro = requisito({
  codigo: 'MURO',
  nomes: ['Altura de muro', 'muros'],
  fundamento: [art('67')],
  fatos: {
    posicao: fato
      .enumerado('Posição do muro', {
        ALINHAMENTO: ['Alinhamento da via', 'frente'],
        LATERAL: ['Divisa lateral', 'laterais'],
        FUNDOS: ['Divisa de fundos', 'fundo'],
      })
      .obrigatoria(),
    altura: fato.metros('Altura (m)'),
  },
  parametros: {
    divisas: lei.metros('1.80', art('67'), 'altura mínima de 1,80 m'),
    alinhamento: lei.metros('2.20', art('67'), 'máxima de 2,20 m'),
  },
  exigencias: { alturaMaxima: maximo('altura'), alturaMinima: minimo('altura') },
  catalogo: ['MURO_ALTURA'],
  demanda: (f, p) =>
    f.posicao === 'ALINHAMENTO' ? { alturaMaxima: p.alinhamento } : { alturaMinima: p.divisas },
});

export const fechamentoDeTerreno = requisito({
  codigo: 'MURO_FECHAMENTO',
  nomes: ['Fechamento de terreno baldio', 'terreno baldio'],
  fundamento: [art('66')],
  fatos: {
    baldio: fato.simNao('Terreno baldio'),
    viaPavimentada: fato.simNao('Via pavimentada'),
  },
  parametros: {
    fechamento: lei.relacao(art('66'), { MURO_OU_CERCA_VIVA: 'terrenos baldios nas ruas pavimentadas' }),
  },
  exigencias: {},
  catalogo: ['MURO_FECHAMENTO'],
  demanda(f, p, conta) {
    const obrigatorio = f.baldio === true && f.viaPavimentada === true;
    if (f.baldio === undefined || f.viaPavimentada === undefined)
      conta.nota(
        'Condição não informada: só o terreno baldio em rua pavimentada se fecha por força do artigo',
        art('66'),
      );
    if (obrigatorio) conta.nota('Muro ou cerca viva no alinhamento', p.fechamento.citacao);
    return { obrigatorio };
  },
});

export const passeio = requisito({
  codigo: 'PASSEIO',
  nomes: ['Desnível do passeio', 'calçada', 'passeios'],
  fundamento: [art('69'), art('70')],
  fatos: { larguraPasseio },
  parametros: { declividade: lei.percentual('2', art('69'), 'uma declividade de 2%') },
  exigencias: { desnivel: exato() },
  catalogo: ['PASSEIO_DESNIVEL'],
  demanda(f, p, conta) {
    conta.nota('Sem degraus nem saliências, com piso antiderrapante', art('69 e 70'));
    return { desnivel: conta.parte('Do alinhamento ao meio-fio', p.declividade, f.larguraPasseio) };
  },
});
