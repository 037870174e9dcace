import { fato, lei } from '../../../regra';
import type { Conta } from '../../../regra';
import type { Metros, Numero } from '../../../valor/grandeza';
import { L40, L42 } from '../leituras';
import { art } from '../norma';
import { minimo } from './exigencia';
import { requisito } from './requisito';

// Chapter IX, art. 111: auditoriums, cinemas and theatres, by their capacity.

interface LarguraPelaLotacao {
  readonly minima: Metros;
  readonly porGrupo: Metros;
  readonly pessoas: Numero;
  readonly lotacaoBase: Numero;
}

/** Art. 111, V and VI: so much more width for each group of people begun beyond a hundred. */
function larguraPelaLotacao(rotulo: string, lotacao: Numero, p: LarguraPelaLotacao, conta: Conta): Metros {
  const excedente = conta.excesso('Lotação além de cem', lotacao, p.lotacaoBase);
  const grupos = conta.unidadesComecadas('Grupos excedentes', excedente, p.pessoas);
  return conta.soma(rotulo, p.minima, conta.vezes('Acréscimo', p.porGrupo, grupos));
}

export const auditorio = requisito({
  codigo: 'AUDITORIO',
  nomes: ['Auditório, cinema ou teatro', 'cinema', 'teatro', 'auditórios'],
  fundamento: [art('111')],
  fatos: { lotacao: fato.inteiro('Lotação máxima').obrigatoria() },
  parametros: {
    homensPorVaso: lei.numero(
      '500',
      art('111', 'II', 'a'),
      'um lavatório para cada 500 (quinhentos) lugares ou fração, e um mictório',
    ),
    porMictorio: lei.numero('250', art('111', 'II', 'a'), 'um mictório para cada 250 (duzentos'),
    mulheresPorVaso: lei.numero(
      '500',
      art('111', 'II', 'b'),
      'sexo feminino, um vaso e um lavatório para cada 500',
    ),
    porta: lei.metros('1.50', art('111', 'III'), 'medindo no mínimo 1,50 (um metro'),
    saida: lei.metros('0.10', art('111', 'III'), 'total correspondente a 10cm (dez', L40),
    lugaresPorSaida: lei.numero('10', art('111', 'III'), 'por 10 (dez) lugares ou fração', L40),
    circulacaoMinima: lei.metros(
      '3',
      art('111', 'V'),
      'largura mínima de 3,00m (três metros) sendo acrescidas',
    ),
    circulacaoPorGrupo: lei.metros('0.10', art('111', 'V'), '3,00m (três metros) sendo acrescidas de 10cm'),
    circulacaoPessoas: lei.numero(
      '20',
      art('111', 'V'),
      '3,00m (três metros) sendo acrescidas de 10cm (dez centímetros) para cada 20',
    ),
    circulacaoBase: lei.numero('100', art('111', 'V'), 'excedente da lotação de 100 (cem) lugares; VI'),
    escadaMinima: lei.metros('1.50', art('111', 'VI'), 'As escadas terão largura mínima de 1,50m'),
    escadaPorGrupo: lei.metros(
      '0.10',
      art('111', 'VI'),
      '1,50m (um metro e cinqüenta centímetros) sendo acrescidas de 10cm',
    ),
    escadaPessoas: lei.numero(
      '20',
      art('111', 'VI'),
      'centímetros) sendo acrescidas de 10cm (dez centímetros) para cada 20',
    ),
    escadaBase: lei.numero('100', art('111', 'VI'), 'excedente da lotação de 100 (cem) lugares; VII'),
    salaDeEspera: lei.metrosQuadrados('10', art('111', 'XI'), 'medindo no mínimo 10,00m2'),
    lugaresDaSala: lei.numero('50', art('111', 'XI'), 'para cada 50 (cinqüenta) lugares ou fração'),
    poltronasPorSetor: lei.numero('250', art('111', 'X'), 'no máximo 250 (duzentos e cinqüenta) poltronas'),
  },
  exigencias: {
    vasosMasculinos: minimo(),
    lavatoriosMasculinos: minimo(),
    mictorios: minimo(),
    vasosFemininos: minimo(),
    lavatoriosFemininos: minimo(),
    larguraSaidas: minimo(),
    larguraCirculacaoExterna: minimo(),
    larguraEscada: minimo(),
    areaSalaEspera: minimo(),
    setoresMinimo: minimo(),
  },
  catalogo: [
    'AUDITORIO_SANITARIOS',
    'AUDITORIO_SAIDAS',
    'AUDITORIO_CIRCULACAO_EXTERNA',
    'AUDITORIO_ESCADA',
    'AUDITORIO_SALA_ESPERA',
    'AUDITORIO_POLTRONAS',
  ],
  demanda({ lotacao }, p, conta) {
    const grupos = (rotulo: string, tamanho: Numero): Numero =>
      conta.unidadesComecadas(rotulo, lotacao, tamanho);
    const masculinos = grupos('Vasos e lavatórios para homens', p.homensPorVaso);
    const femininos = grupos('Vasos e lavatórios para mulheres', p.mulheresPorVaso);
    const saidas = conta.vezes(
      'Saídas pela lotação',
      p.saida,
      grupos('Dezenas de lugares', p.lugaresPorSaida),
    );
    conta.nota(
      'Escadas nem em leque nem em caracol; portas que se abrem de dentro para fora',
      art('111', 'III e VII'),
    );
    return {
      vasosMasculinos: masculinos,
      lavatoriosMasculinos: masculinos,
      mictorios: grupos('Mictórios', p.porMictorio),
      vasosFemininos: femininos,
      lavatoriosFemininos: femininos,
      larguraSaidas: conta.maior('Total das saídas', p.porta, saidas),
      larguraCirculacaoExterna: larguraPelaLotacao(
        'Circulação externa à sala',
        lotacao,
        {
          minima: p.circulacaoMinima,
          porGrupo: p.circulacaoPorGrupo,
          pessoas: p.circulacaoPessoas,
          lotacaoBase: p.circulacaoBase,
        },
        conta,
      ),
      larguraEscada: larguraPelaLotacao(
        'Escada',
        lotacao,
        {
          minima: p.escadaMinima,
          porGrupo: p.escadaPorGrupo,
          pessoas: p.escadaPessoas,
          lotacaoBase: p.escadaBase,
        },
        conta,
      ),
      areaSalaEspera: conta.vezes(
        'Sala de espera',
        p.salaDeEspera,
        grupos('Grupos de cinquenta', p.lugaresDaSala),
      ),
      setoresMinimo: grupos('Setores', p.poltronasPorSetor),
    };
  },
});

export const ventilacaoDeAuditorio = requisito({
  codigo: 'AUDITORIO_VENTILACAO',
  nomes: ['Ventilação de auditório', 'ventilação do auditório'],
  fundamento: [art('111', 'I')],
  fatos: { area: fato.metrosQuadrados('Área do piso (m²)').obrigatoria() },
  parametros: { decimo: lei.numero('10', art('111', 'I'), 'inferior a 1/10 (um décimo) da área do piso') },
  exigencias: { ventilacaoMinima: minimo() },
  catalogo: ['AUDITORIO_VENTILACAO'],
  demanda: (f, p, conta) => ({ ventilacaoMinima: conta.fracao('Um décimo do piso', f.area, 1, p.decimo) }),
});

export const patamarDeAuditorio = requisito({
  codigo: 'AUDITORIO_PATAMAR',
  nomes: ['Patamar de escada de auditório', 'patamar'],
  fundamento: [art('111', 'VIII')],
  fatos: { altura: fato.metros('Altura (m)').obrigatoria() },
  parametros: {
    altura: lei.metros('2.50', art('111', 'VIII'), 'alturas superiores a 2,50 (dois metros'),
    comprimento: lei.metros('1.20', art('111', 'VIII'), 'cujo comprimento médio medirá 1,20', L42),
  },
  exigencias: { comprimentoPatamar: minimo() },
  catalogo: ['AUDITORIO_ESCADA'],
  demanda: (f, p, conta) =>
    conta.maisDe(f.altura, p.altura)
      ? { obrigatorio: true, comprimentoPatamar: p.comprimento }
      : { obrigatorio: false },
});
