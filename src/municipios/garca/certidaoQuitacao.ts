import type { DataCivil } from '../../calendario/dataCivil';
import { exige, fato, lei, regra } from '../../regra';
import type { Prestacoes } from '../../regra/parametro';
import {
  vencimentoDeFevereiro,
  vencimentoDoLixo,
  vencimentoDoTerritorial,
  vencimentosDasEstradas,
} from './figurasComuns';
import { G11 } from './leituras';
import { art, lei147 } from './norma';

/** Exercise that a clearance certificate covers: art. 189, § 1º. */
export const certidaoQuitacao = regra({
  id: 'CERTIDAO_QUITACAO',
  titulo: 'Exercício que a certidão de quitação abrange',
  norma: lei147,
  fundamento: [art('189', '§ 1º')],
  resumo:
    'Passada antes do mês da primeira prestação do tributo, a certidão abrange o exercício anterior; passada depois, o corrente. A de indústrias e profissões se conta por trimestre, pelos meses da Lei nº 21/1947.',
  fatos: {
    tributo: fato
      .enumerado('Tributo', {
        IMPOSTO_TERRITORIAL: ['Imposto territorial', 'territorial'],
        TAXA_ESTRADAS: ['Taxa de estradas', 'estradas'],
        TAXA_LIXO: ['Taxa de lixo', 'lixo'],
        TAXA_LIMPEZA: ['Taxa de limpeza', 'limpeza'],
        INDUSTRIAS_PROFISSOES: ['Indústrias e profissões'],
      })
      .obrigatoria(),
    dataReferencia: fato.data('Dia em que a certidão é passada'),
  },
  parametros: {
    IMPOSTO_TERRITORIAL: vencimentoDoTerritorial,
    TAXA_ESTRADAS: vencimentosDasEstradas,
    TAXA_LIXO: vencimentoDoLixo,
    TAXA_LIMPEZA: vencimentoDeFevereiro,
    INDUSTRIAS_PROFISSOES: lei.semFigura<Prestacoes>(
      art('189', '§ 2º'),
      'conta-se por trimestre, pelos meses da Lei nº 21/1947, que não está na fonte',
      'a certidão rnsgativa corpoenderá o trimestre',
    ),
  },
  leituras: [G11],
  catalogo: ['CERTIDAO_QUITACAO', 'CERTIDAO_QUITACAO_IP'],
  calcular(f, p, conta) {
    const dia = exige(f, 'dataReferencia');
    const [primeira] = conta.vencimentos(p[f.tributo], dia.ano) as readonly [DataCivil];
    return { exercicioAbrangido: dia.mes < primeira.mes ? dia.ano - 1 : dia.ano };
  },
});
