import { fato, lei } from '../../../regra';
import { L10 } from '../leituras';
import { art } from '../norma';
import { minimo } from './exigencia';
import { requisito } from './requisito';

// Chapter VI, section II: walls, fireproof materials and washable surfaces.

export const parede = requisito({
  codigo: 'PAREDE',
  nomes: ['Espessura de parede', 'paredes', 'espessura da parede'],
  fundamento: [art('39'), art('40')],
  fatos: { divisaOuEntreEconomias: fato.simNao('Na divisa do lote ou entre economias distintas') },
  parametros: {
    comum: lei.metros('0.15', art('39'), 'ter espessura mínima de 0,15 (quinze centímetros)', L10),
    divisa: lei.metros('0.25', art('39', 'parágrafo único'), 'espessura mínima de 0,25 (vinte e cinco'),
  },
  exigencias: { espessuraMinima: minimo() },
  catalogo: ['PAREDE_ESPESSURA_MINIMA'],
  demanda(f, p, conta) {
    if (f.divisaOuEntreEconomias === undefined)
      conta.nota('Posição da parede não informada: espessura geral', art('39'));
    conta.nota(
      'Outro material que não o tijolo comum: pelo menos os mesmos índices de resistência',
      art('40'),
    );
    return { espessuraMinima: f.divisaOuEntreEconomias ? p.divisa : p.comum };
  },
});

export const materialIncombustivel = requisito({
  codigo: 'INCOMBUSTIVEL',
  nomes: ['Material incombustível', 'incombustível'],
  fundamento: [art('41'), art('42')],
  fatos: {
    uso: fato
      .enumerado('Uso da edificação', {
        ESCOLA: ['Escola', 'escolas'],
        AUDITORIO: ['Auditório', 'cinema', 'teatro'],
        HOSPITAL: ['Hospital ou congênere', 'hospital', 'hospitalar'],
        INDUSTRIA: ['Indústria', 'industrial'],
        GARAGEM_COLETIVA: ['Garagem coletiva', 'garagem'],
        OUTRO: 'Outro uso',
      })
      .obrigatoria(),
    aglomeracaoERisco: fato.simNao('Aglomeração de pessoas e risco de incêndio'),
    parteTolerada: fato.simNao(
      'Esquadria, parapeito ou revestimento de piso; ou forro e cobertura de construção térrea',
    ),
  },
  parametros: {
    usos: lei.relacao(art('41'), {
      ESCOLA: 'como o caso de escolas, auditório, cinemas',
      AUDITORIO: 'auditório, cinemas, teatros',
      HOSPITAL: 'estabelecimentos hospitalares e congêneres',
      INDUSTRIA: 'indústrias em geral, garagens coletivas',
      GARAGEM_COLETIVA: 'garagens coletivas e outros',
    }),
    tolerancia: lei.relacao(art('42'), {
      PARTE_TOLERADA: 'somente deve ser tolerado em esquadrias, parapeitos, revestimentos de pisos',
    }),
  },
  exigencias: {},
  catalogo: ['INCOMBUSTIVEL'],
  demanda(f, p, conta) {
    const abrangida = p.usos.tem(f.uso) || f.aglomeracaoERisco === true;
    if (abrangida && f.parteTolerada) conta.nota('A madeira é tolerada nesta parte', p.tolerancia.citacao);
    return { obrigatorio: abrangida && f.parteTolerada !== true };
  },
});

export const revestimentoLavavel = requisito({
  codigo: 'REVESTIMENTO_LAVAVEL',
  nomes: ['Revestimento liso e lavável', 'revestimento lavável', 'azulejo'],
  fundamento: [art('43')],
  fatos: {
    compartimento: fato
      .enumerado('Destino do compartimento', {
        PRODUTOS_ALIMENTICIOS: ['Fabricação, preparo ou depósito de alimentos', 'alimentos'],
        MEDICAMENTOS: [
          'Fabricação de medicamentos, guarda de drogas, aviamento de receitas',
          'farmácia',
          'drogas',
        ],
        CURATIVOS: ['Curativos e injeções', 'curativo', 'injeções'],
        AMBULATORIO: 'Ambulatório',
        REFEITORIO: 'Refeitório',
        NECROTERIO: 'Necrotério',
        COZINHA: 'Cozinha',
        DEPOSITO_SUPRIMENTOS: 'Depósito de suprimentos alimentares e médicos',
        COPA_OU_LAVANDERIA_HOSPITALAR: ['Copa ou lavanderia hospitalar', 'lavanderia hospitalar'],
        OUTRO: 'Outro destino',
      })
      .obrigatoria(),
  },
  parametros: {
    destinos: lei.relacao(art('43'), {
      PRODUTOS_ALIMENTICIOS: 'fabricação de produtos alimentícios',
      MEDICAMENTOS: 'à guarde de drogas, aviamento de receitas',
      CURATIVOS: 'curativos e à aplicação de injeções',
      AMBULATORIO: 'ambulatórios e refeitórios',
      REFEITORIO: 'refeitórios, necrotérios',
      NECROTERIO: 'necrotérios, cozinhas',
      COZINHA: 'cozinhas, depósitos de suprimentos',
      DEPOSITO_SUPRIMENTOS: 'depósitos de suprimentos alimentares e médicos',
      COPA_OU_LAVANDERIA_HOSPITALAR: 'copas e lavanderias hospitalares',
    }),
    altura: lei.metros('2', art('43'), 'o piso e as paredes até 2,00 m (dois metros)'),
  },
  exigencias: { alturaMinima: minimo() },
  catalogo: ['REVESTIMENTO_LAVAVEL'],
  demanda: (f, p) =>
    p.destinos.tem(f.compartimento) ? { obrigatorio: true, alturaMinima: p.altura } : { obrigatorio: false },
});
