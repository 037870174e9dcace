import { lei } from '../../../regra';
import { G140, G141, G142, G143, G144, G145, G146 } from '../leituras';
import { naoSeLe } from '../leituras/leitura';
import { parte } from '../norma';

const SECAO_I = parte('tabela dos emolumentos, secção I');

/** Section I: fixed fees of the counter. */
const porAto = lei.tabela(SECAO_I, {
  AUTUACAO: lei.linha('Autuação', '5', '1 Autuaçao - 5,00', G140),
  CAPA: lei.linha('Capa de processo', '2', 'quando dilacerada autuação 2,00', G140),
  CERTIDAO: lei.linha('Certidão, fora a raza', '10', 'Certidao, fora a reza 10,00', G140),
  DESENTRANHAMENTO: lei.linha('Desentranhamento, por peça', '3', 'por cada peça 3,00', G142),
  EXAME_ARQUIVO: lei.linhaIlegivel('Exame de arquivo', 'documentos arquivados 7,00', naoSeLe(G143)),
  REQUERIMENTO: lei.linha('Requerimento', '5', 'petições a representações 5,00', G140),
  TERMO: lei.linha('Termo', '10', 'e) outyos termos . 10,00', G140),
  MATRICULA_CAO: lei.linha('Matrícula de cão', '15', 'Matrículas de caes 15,00', G140),
  PLACA_CAO: lei.linha('Placa de cão', '5', 'a) para caes matriculados 5,00', G140),
  ATESTADO: lei.linhaIlegivel('Atestado', 'atestados, fora a raza 16,00', naoSeLe(G145)),
  PLACA_AMBULANTE: lei.linha('Placa de ambulante', '10', 'para negoçiantes ambulantes 10,00', G140),
  TRANSFERENCIA_IMOVEL: lei.linha('Transferência de imóvel', '20', 'Transferencias de imoveis 20,00', G140),
  VISTORIA: lei.linha('Diligência ou vistoria', '30', 'vistoris na zona urbana 30,00', G140),
  ALVARA: lei.linha('Alvará', '15', "Alvaras em geral ' 15,00", G140),
  INSCRICAO_ESTABELECIMENTO: lei.linha(
    'Inscrição, registro ou transferência de estabelecimento',
    '50',
    'industriais e similares 50,00',
    G140,
  ),
  AVERBACAO: lei.linhaIlegivel('Averbação', '18 averbação 3,00', naoSeLe(G146)),
  REGISTRO_ANUAL: lei.linha('Registro anual de contribuinte', '10', 'contribuintes em geral 10,00', G140),
  VISTORIA_CIRCO: lei.linha('Vistoria de circo', '50', 'de círcos e semelhantes 50,00', G140),
});

/** Section I, 4: the raza, by the line. */
const raza = lei.tabela(SECAO_I, {
  MANUSCRITA: lei.linha('Linha manuscrita', '0.20', 'por linha manuscrita 0,20', G140),
  DATILOGRAFADA: lei.linha('Linha datilografada', '0.40', 'idem idem datilografada , o,ho', G141),
});

/** Section I, 7: searches, by the age of the paper in months. The first half-year is free. */
const buscas = lei.faixas(
  SECAO_I,
  'numero',
  'dinheiro',
  [
    { ate: '6', valor: '0', trecho: 'a) de mais de 6 meses' },
    { ate: '24', valor: '5', trecho: 'de mais de 6 meses ate 2 anos 5,00' },
    { ate: '60', valor: '10', trecho: 'de mais de 2 anos stg 5 anos * 10,00' },
    { ate: '120', valor: '15', trecho: 'de mais de 5 anos até ,10 anos 15,00' },
    { ate: '180', valor: '25', trecho: 'de mais de 10 anos atg 15 anos 25,00' },
    { ate: '240', valor: '30', trecho: 'de maís de 15 anos ate 20 anos 30,00' },
    { valor: null, trecho: 'de mais de 20 anos, por ano 2,00', motivo: naoSeLe(G144) },
  ],
  G140,
);

const NOTA_DA_BUSCA = parte('tabela dos emolumentos, secção I, 7, nota');

/** What the counter charges. */
export const figurasDoExpediente = {
  porAto,
  raza,
  buscas,
  /** A search that finds nothing pays two thirds. */
  tercosDaBuscaNegativa: lei.numero('2', NOTA_DA_BUSCA, 'do pagara apenas 2/3 do valor ds busca'),
  partesDaBusca: lei.numero('3', NOTA_DA_BUSCA, 'apenas 2/3 do valor ds busca'),
  porQuilometro: lei.dinheiro('3', SECAO_I, 'por quilomutro ”* 3,00 mais 30,00', G140),
};
