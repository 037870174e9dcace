import { exige, fato, lei } from '../../../regra';
import { L31, L32, L34 } from '../leituras';
import { art } from '../norma';
import { peDireitoProlongada } from './compartimentos';
import { minimo } from './exigencia';
import { requisito } from './requisito';

// Chapter VIII: industry, trade and services.

export const peDireito = requisito({
  codigo: 'PE_DIREITO',
  nomes: ['Pé-direito de indústria e comércio', 'pé-direito'],
  fundamento: [art('80'), art('100', 'I'), art('101', 'I a III')],
  fatos: {
    uso: fato
      .enumerado('Uso', {
        INDUSTRIA: ['Indústria', 'industrial'],
        COMERCIO: ['Comércio ou serviço', 'comercial', 'serviços', 'loja'],
      })
      .obrigatoria(),
    area: fato.metrosQuadrados('Área do compartimento (m²)').obrigatoria(),
  },
  parametros: {
    areaDaIndustria: lei.metrosQuadrados('75', art('100', 'I'), 'tiverem área superior a 75m2'),
    industria: lei.metros('3.20', art('100', 'I'), '3,20m (três metros e vinte centímetros) quando tiverem'),
    peDireitoProlongada,
    comercio: lei.faixas(
      art('101', 'I a III'),
      'metrosQuadrados',
      'metros',
      [
        { ate: '25', valor: '2.70', trecho: ['mínimo de 2,70m (dois metros', 'não exceder a 25,00m2'] },
        {
          ate: '75',
          valor: '3.20',
          trecho: ['III – Ter pé-direito mínimo de 3,20m', 'não exceder a 75,00m2'],
        },
        { valor: '4', trecho: ['II – Ter pé-direito mínimo de 4,00m', 'área exceder a 75,00m2'] },
      ],
      L32,
    ),
  },
  exigencias: { peDireitoMinimo: minimo() },
  catalogo: ['PE_DIREITO_MINIMO (indústria)', 'PE_DIREITO_MINIMO (comércio/serviço)'],
  demanda(f, p, conta) {
    if (f.uso === 'COMERCIO') return { peDireitoMinimo: conta.faixa('Pé-direito', p.comercio, f.area) };
    if (conta.maisDe(f.area, p.areaDaIndustria)) return { peDireitoMinimo: p.industria };
    conta.usaAlternativa(L31);
    return { peDireitoMinimo: p.peDireitoProlongada };
  },
});

export const sanitarioDeIndustria = requisito({
  codigo: 'INDUSTRIA_SANITARIO',
  nomes: ['Sanitário de indústria', 'sanitário da indústria'],
  fundamento: [art('100', 'II')],
  fatos: { comunicacaoDireta: fato.simNao('Sanitário comunica direto com o compartimento').obrigatoria() },
  parametros: {
    condicao: lei.relacao(art('100', 'II'), {
      SEM_COMUNICACAO: 'incomunicabilidade direta com instalações sanitárias',
    }),
  },
  exigencias: {},
  catalogo: ['INDUSTRIA_SANITARIO'],
  demanda: (f) => ({ conforme: !f.comunicacaoDireta }),
});

export const fonteDeCalor = requisito({
  codigo: 'FONTE_DE_CALOR',
  nomes: ['Fonte de calor', 'forno', 'caldeira'],
  fundamento: [art('100', 'III')],
  fatos: {
    pavimentoSuperposto: fato.simNao('Com pavimento superposto'),
    paredeVizinha: fato.simNao('Parede de edificação vizinha'),
  },
  parametros: {
    geral: lei.metros('1', art('100', 'III'), 'um afastamento mínimo de 1,00 (um metro)'),
    agravado: lei.metros('1.50', art('100', 'III'), 'Esse afastamento mínimo será de 1,50'),
  },
  exigencias: { afastamentoMinimo: minimo() },
  catalogo: ['FONTE_DE_CALOR_AFASTAMENTO'],
  demanda(f, p, conta) {
    const agravado = f.pavimentoSuperposto === true || f.paredeVizinha === true;
    if (!agravado && (f.pavimentoSuperposto === undefined || f.paredeVizinha === undefined))
      conta.nota(
        'Pavimento superposto ou parede vizinha não informados: afastamento geral',
        art('100', 'III'),
      );
    return { afastamentoMinimo: agravado ? p.agravado : p.geral };
  },
});

export const sanitariosSeparados = requisito({
  codigo: 'SANITARIOS_SEPARADOS',
  nomes: ['Sanitários separados por sexo no comércio', 'sanitários separados'],
  fundamento: [art('101', 'V')],
  fatos: { area: fato.metrosQuadrados('Área do compartimento (m²)').obrigatoria() },
  parametros: { area: lei.metrosQuadrados('75', art('101', 'V'), 'área exceder de 75,00m2') },
  exigencias: {},
  catalogo: ['SANITARIOS_SEPARADOS_COMERCIO'],
  demanda: (f, p, conta) => ({ obrigatorio: conta.maisDe(f.area, p.area) }),
});

export const lojaEmGaleria = requisito({
  codigo: 'LOJA_EM_GALERIA',
  nomes: ['Loja em galeria', 'loja de galeria'],
  fundamento: [art('103')],
  fatos: { area: fato.metrosQuadrados('Área da loja (m²)'), peDireito: fato.metros('Pé-direito (m)') },
  parametros: {
    area: lei.metrosQuadrados('15', art('103'), 'no mínimo área de 15,00m2'),
    peDireito: lei.metros('4', art('103'), 'e pé direito de 4,00m'),
  },
  exigencias: { areaMinima: minimo('area'), peDireitoMinimo: minimo('peDireito') },
  catalogo: ['LOJA_EM_GALERIA'],
  demanda(_f, p, conta) {
    conta.nota('Pode ter luz artificial e ventilar pela galeria', art('103'));
    return { areaMinima: p.area, peDireitoMinimo: p.peDireito };
  },
});

export const chuveirosDeAcougue = requisito({
  codigo: 'CHUVEIROS_ACOUGUE',
  nomes: ['Chuveiros de açougue e peixaria', 'açougue', 'peixaria'],
  fundamento: [art('104')],
  fatos: { empregados: fato.inteiro('Empregados').obrigatoria() },
  parametros: { empregados: lei.numero('15', art('104'), 'um para cada 15 (quinze) empregados') },
  exigencias: { chuveiros: minimo() },
  catalogo: ['CHUVEIROS_ACOUGUE'],
  demanda: (f, p, conta) => ({
    chuveiros: conta.unidadesComecadas('Grupos de empregados', f.empregados, p.empregados),
  }),
});

export const sanitariosDeEscritorios = requisito({
  codigo: 'SANITARIOS_ESCRITORIOS',
  nomes: ['Sanitários de escritórios e consultórios', 'sanitários de escritório'],
  fundamento: [art('105')],
  fatos: {
    salas: fato.inteiro('Salas do pavimento'),
    area: fato.metrosQuadrados('Área construída do pavimento (m²)'),
    privativoPorSala: fato.simNao('Cada sala tem sanitário privativo'),
  },
  parametros: {
    salas: lei.numero('10', art('105'), 'para cada 10 (dez) salas', L34),
    area: lei.metrosQuadrados('400', art('105'), 'salas ou 400,00m2', L34),
  },
  exigencias: { vasosPorSexo: minimo(), lavatoriosPorSexo: minimo() },
  leituras: [L34],
  catalogo: ['SANITARIOS_ESCRITORIOS'],
  demanda(f, p, conta) {
    if (f.privativoPorSala) return { dispensado: true };
    if (!f.salas && !f.area) exige(f, 'salas');
    const grupos = [
      ...(f.salas ? [conta.unidadesComecadas('Pelas salas', f.salas, p.salas)] : []),
      ...(f.area ? [conta.unidadesComecadas('Pela área', f.area, p.area)] : []),
    ];
    if (grupos.length === 1) conta.nota('Só um dos critérios informado: salas ou área', art('105'));
    const conjuntos = conta.usaAlternativa(L34)
      ? conta.menor('A menor exigência', ...grupos)
      : conta.maior('A maior exigência', ...grupos);
    return { vasosPorSexo: conjuntos, lavatoriosPorSexo: conjuntos };
  },
});
