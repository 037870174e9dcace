import { fato, lei, regra } from '../../regra';
import { L44 } from './leituras';
import { art, lei132 } from './norma';

const rasa = (f: { readonly item: string | undefined; readonly tipo: string | undefined }): boolean =>
  (f.item ?? 'INUMACAO') === 'INUMACAO' && f.tipo === 'SEPULTURA_RASA';

const emSepulturaRasa = {
  citacao: art('130', 'a'),
  leitura: L44,
  condicao: 'inumado em sepultura rasa',
  quando: rasa,
};

/** Cemetery: arts. 123 to 130 and Tabela nº 13, which the source lacks. */
export const taxaCemiterio = regra({
  id: 'TAXA_CEMITERIO',
  titulo: 'Taxa de cemitério',
  norma: lei132,
  fundamento: [art('124')],
  resumo:
    'Inumação, exumação ou concessão, pela Tabela nº 13, que a fonte não traz e o lançador informa, paga antes do ato. Pobres, presos, internados e assassinados são isentos em sepultura rasa; a exumação pedida pela justiça também.',
  fatos: {
    item: fato.enumerado('Ato', {
      INUMACAO: ['Inumação', 'enterro', 'sepultamento'],
      EXUMACAO: 'Exumação',
      CONCESSAO: 'Concessão',
    }),
    tipo: fato.enumerado('Espécie da sepultura', {
      SEPULTURA_RASA: ['Sepultura rasa', 'rasa'],
      CARNEIRO: ['Carneiro', 'carneira'],
      JAZIGO: 'Jazigo',
      URNA: 'Urna',
      NICHO: 'Nicho',
    }),
  },
  parametros: {
    tabela13: lei.tabelaAusente('Tabela nº 13', art('124'), 'de acordo com a tabela nº 13', 'Cr$ por ato', {
      INUMACAO_SEPULTURA_RASA: 'Inumação em sepultura rasa',
      INUMACAO_CARNEIRO: 'Inumação em carneiro',
      EXUMACAO: 'Exumação',
      CONCESSAO_CARNEIRO: 'Concessão de carneiro',
      CONCESSAO_JAZIGO: 'Concessão de jazigo',
      CONCESSAO_URNA: 'Concessão de urna',
      CONCESSAO_NICHO: 'Concessão de nicho',
    }),
  },
  isencoes: [
    {
      codigo: 'POBRE',
      titulo: 'Pobre ou indigente',
      trecho: 'os pobres e indigentes',
      ...emSepulturaRasa,
    },
    {
      codigo: 'PRESO',
      titulo: 'Falecido em prisão',
      trecho: 'os que falecerem em prisões',
      ...emSepulturaRasa,
    },
    {
      codigo: 'INTERNADO',
      titulo: 'Falecido em hospital ou asilo',
      trecho: 'em prisões, hospitais ou asilos',
      ...emSepulturaRasa,
    },
    {
      codigo: 'ASSASSINADO',
      titulo: 'Assassinado, encaminhado pela autoridade policial',
      trecho: 'os assassinados cujo cadáver for encaminhado',
      ...emSepulturaRasa,
    },
    {
      codigo: 'INICIATIVA_JUSTICA',
      titulo: 'Exumação por iniciativa da justiça',
      citacao: art('130', 'b'),
      trecho: 'as exumações feitas por iniciativas da justiça',
      condicao: 'só a exumação',
      quando: (f) => f.item === 'EXUMACAO',
    },
  ],
  catalogo: ['CEMITERIO_TAXA', 'CEMITERIO_ISENCAO'],
  calcular(f, p, conta) {
    const item = f.item ?? 'INUMACAO';
    if (!f.item) conta.nota('Ato não informado: inumação', art('123'));
    if (!f.tipo && item !== 'EXUMACAO')
      conta.nota('Espécie da sepultura não informada: sepultura rasa', art('125'));
    const linha = item === 'EXUMACAO' ? item : `${item}_${f.tipo ?? 'SEPULTURA_RASA'}`;
    return { valor: conta.linha('Taxa', p.tabela13, linha) };
  },
});
