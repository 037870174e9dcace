import { type DataCivil, dataCivil, mesmaData } from '../../calendario/dataCivil';
import { type Conta, type Contexto, exige, fato, type lei, regra, SemResposta } from '../../regra';
import type { Saida } from '../../regra/saida';
import { vencimentoDa } from './moraSimples';
import { art, lei104 } from './norma';
import { parametrosDasPrestacoes, vencimentosDasIndustrias } from './prestacoesDasIndustrias';
import {
  prestacoesDasEstradas,
  prestacoesDoPredial,
  vencimentoDaContinuacao,
  vencimentoDaPublicidade,
  vencimentoDaTracaoAnimal,
  vencimentoDoTerritorial,
} from './vencimentos';

/** Due dates that the law fixes: arts. 23, 34, 56, 64, 76, 77, 90 and 114. */
export const vencimento = regra({
  id: 'VENCIMENTO',
  titulo: 'Vencimento',
  norma: lei104,
  fundamento: [art('77'), art('90')],
  resumo:
    'A licença de veículo de tração animal e a continuação da publicidade pagam-se em março. Os demais tributos vencem nas datas de cada artigo; a dos veículos a motor é a do Estado.',
  fatos: {
    tributo: fato
      .enumerado('Tributo', {
        LICENCA_VEICULO: 'Licença de veículo',
        LICENCA_PUBLICIDADE: 'Licença de publicidade',
        IMPOSTO_TERRITORIAL: 'Imposto territorial',
        IMPOSTO_PREDIAL: 'Imposto predial',
        INDUSTRIAS_PROFISSOES: 'Indústrias e profissões',
        LICENCA_ESTABELECIMENTO: 'Licença de estabelecimento',
        TAXA_ESTRADAS: 'Taxa de estradas',
      })
      .obrigatoria(),
    tipo: fato.enumerado('Tração do veículo', {
      TRACAO_ANIMAL: 'Tração animal',
      TRACAO_MOTORA: 'Tração motora',
    }),
    natureza: fato.enumerado('Natureza', {
      CONTINUACAO: ['Continuação', 'renovação'],
      ABERTURA: ['Abertura', 'primeira licença'],
    }),
    prestacao: fato.inteiro('Número da prestação', { positivo: true }),
  },
  parametros: {
    tracaoAnimal: vencimentoDaTracaoAnimal,
    publicidade: vencimentoDaPublicidade,
    territorial: vencimentoDoTerritorial,
    predial: prestacoesDoPredial,
    licenca: vencimentoDaContinuacao,
    estradas: prestacoesDasEstradas,
    ...parametrosDasPrestacoes,
  },
  catalogo: ['LICENCA_VEICULOS_EPOCA', 'LICENCA_PUBLICIDADE', 'LICENCA_ESTABELECIMENTO_PAGAMENTO'],
  calcular(f, p, conta, contexto) {
    const numero = f.prestacao ? conta.inteiro(f.prestacao) : 1;
    const fixo = (quando: lei.Prestacoes): Saida => daLista(conta.vencimentos(quando), numero, conta);
    switch (f.tributo) {
      case 'LICENCA_VEICULO':
        if (exige(f, 'tipo') === 'TRACAO_MOTORA')
          throw new SemResposta(
            `${art('76').texto}: a época é a da arrecadação do Estado, que a lei não fixa`,
          );
        return mesInteiro(p.tracaoAnimal, conta, contexto);
      case 'LICENCA_PUBLICIDADE':
        if (f.natureza === 'ABERTURA')
          throw new SemResposta(
            `${art('89').texto}: o anúncio novo lança-se em qualquer tempo, sem data fixa`,
          );
        if (!f.natureza) conta.nota('Natureza não informada: continuação', art('90'));
        return mesInteiro(p.publicidade, conta, contexto);
      case 'LICENCA_ESTABELECIMENTO':
        if (f.natureza === 'ABERTURA')
          throw new SemResposta(`${art('64').texto}: a abertura paga-se com o pedido, sem data fixa`);
        return fixo(p.licenca);
      case 'IMPOSTO_TERRITORIAL':
        return fixo(p.territorial);
      case 'IMPOSTO_PREDIAL':
        return fixo(p.predial);
      case 'TAXA_ESTRADAS':
        return fixo(p.estradas);
      case 'INDUSTRIAS_PROFISSOES':
        return daLista(vencimentosDasIndustrias(p, conta), numero, conta);
    }
  },
});

/** The whole month in which the date falls. */
function mesInteiro(quando: lei.Prestacoes, conta: Conta, { exercicio }: Contexto): Saida {
  const [ultimo] = conta.vencimentos(quando) as [DataCivil];
  return { inicio: dataCivil(exercicio, ultimo.mes, 1), ...comDiaUtil(ultimo, conta) };
}

function daLista(datas: readonly DataCivil[], numero: number, conta: Conta): Saida {
  return comDiaUtil(vencimentoDa(numero, datas), conta);
}

function comDiaUtil(nominal: DataCivil, conta: Conta): Saida {
  const util = conta.diaUtil(nominal);
  return { vencimento: nominal, vencimentoUtil: mesmaData(util, nominal) ? undefined : util };
}
