import { fato, lei, regra } from '../../regra';
import { fatoDoAto, isencoesDosImpostos } from './isencoesGerais';
import { linhaDaTabela } from './linhaDaTabela';
import { art, lei104, parte } from './norma';

/** Licence of vehicles: arts. 75 to 79, with a table that the source lacks. */
export const licencaVeiculo = regra({
  id: 'LICENCA_VEICULO',
  titulo: 'Licença de veículo',
  norma: lei104,
  fundamento: [art('75–79'), parte('Tabela de veículos')],
  resumo:
    'Deve-a o dono do veículo que faz transporte no Município, pela tabela de veículos, que a fonte não traz. Isentos os oficiais, os de transporte de doentes e os agrícolas que não saem à via pública.',
  fatos: {
    tipo: fato.enumerado('Tração do veículo', {
      TRACAO_ANIMAL: ['Tração animal', 'carroça', 'charrete'],
      TRACAO_MOTORA: ['Tração motora', 'automóvel', 'caminhão', 'a motor'],
    }),
    transitaEmVia: fato.simNao('Transita em via pública ou estrada municipal'),
    provaResidencia: fato.simNao('Provou residência ou domicílio no Município'),
    ...fatoDoAto,
  },
  parametros: {
    tabela: lei.tabelaAusente(
      'Tabela de veículos',
      art('79'),
      'bela correspondente ao Impôsto de Licenge sôbre vefculos',
      'Cr$ por ano',
      { TRACAO_ANIMAL: 'Tração animal', TRACAO_MOTORA: 'Tração motora' },
    ),
  },
  isencoes: [
    {
      codigo: 'SERVICO_AGRICOLA',
      titulo: 'Serviço agrícola, sem transitar em via pública',
      citacao: art('78', 'c'),
      trecho: 'os vefculos destinados ao servigo agrfcola',
      condicao: 'não transita em via pública nem estrada do Município',
      quando: (f) => f.transitaEmVia === false,
    },
    {
      codigo: 'OFICIAL',
      titulo: 'Da União, dos Estados ou de outro Município',
      citacao: art('78', 'a'),
      trecho: 'os vefculos de propriedade da União',
    },
    {
      codigo: 'TRANSPORTE_DOENTES',
      titulo: 'Só de transporte de doentes, de hospital ou casa de caridade',
      citacao: art('78', 'b'),
      trecho: 'destinados exclusivamente 20 transporte de doentes',
    },
    {
      codigo: 'VEICULO_LAVOURA',
      titulo: 'Só do serviço interno da própria lavoura ou pecuária',
      citacao: art('2º', '4º'),
      trecho: 'empregado no servigo interno da prépria lavo',
    },
    ...isencoesDosImpostos,
  ],
  catalogo: ['LICENCA_VEICULOS', 'LICENCA_VEICULOS_ISENCAO', 'ISENCAO_VEICULO_LAVOURA'],
  calcular(f, p, conta) {
    if (f.provaResidencia === false) {
      conta.nota('Sem prova de residência no Município não se licencia', art('75', 'parágrafo único'));
      return { permitido: false };
    }
    const imposto = linhaDaTabela(p.tabela, f.tipo, 'a tração', conta);
    return { valor: conta.soma('Imposto do ano', imposto) };
  },
});
