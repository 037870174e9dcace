import type { DataCivil } from '../../calendario/dataCivil';
import { mesmaData } from '../../calendario/dataCivil';
import { FatoInvalido, fato, lei, regra } from '../../regra';
import type { Prestacoes } from '../../regra/parametro';
import {
  vencimentoDasGuias,
  vencimentoDeFevereiro,
  vencimentoDeJaneiro,
  vencimentoDoLixo,
  vencimentoDoTerritorial,
  vencimentosDasEstradas,
} from './figurasComuns';
import { G15 } from './leituras';
import { naoSeLe } from './leituras/leitura';
import { art, lei147, leiDe1951 } from './norma';

/** Due dates that the Código fixes: arts. 182 and 183. */
export const vencimento = regra({
  id: 'VENCIMENTO',
  titulo: 'Vencimento fixado na lei',
  norma: lei147,
  fundamento: [art('182 e 183')],
  resumo:
    'Dia em que vence cada tributo lançado, como o Código o escreve, e o dia útil a que passa. O predial vence em junho, sem dia; o de indústrias e profissões e o de veículos seguem outras leis.',
  fatos: {
    tributo: fato
      .enumerado('Tributo', {
        LICENCA_ASCENSOR: ['Licença de ascensores', 'ascensor'],
        TAXA_VIAS_NAO_PAVIMENTADAS: ['Taxa de vias não pavimentadas', 'vias não pavimentadas'],
        LICENCA_PUBLICIDADE: ['Licença de publicidade lançada', 'publicidade'],
        LICENCA_ESTABELECIMENTO: ['Licença sobre estabelecimentos', 'licença'],
        TAXA_LIMPEZA: ['Taxa de limpeza', 'limpeza'],
        TAXA_LIXO: ['Taxa de lixo', 'lixo'],
        TAXA_GUIAS: ['Taxa de guias e sarjetas, da 2ª prestação em diante', 'guias'],
        IMPOSTO_TERRITORIAL: ['Imposto territorial', 'territorial'],
        TAXA_ESTRADAS: ['Taxa de estradas', 'estradas'],
        IMPOSTO_PREDIAL: ['Imposto predial', 'predial'],
        INDUSTRIAS_PROFISSOES: ['Indústrias e profissões'],
        LICENCA_VEICULO: ['Licença de veículos', 'veículos'],
      })
      .obrigatoria(),
    prestacao: fato.inteiro('Número da prestação', { minimo: 1 }),
  },
  parametros: {
    LICENCA_ASCENSOR: vencimentoDeJaneiro,
    TAXA_VIAS_NAO_PAVIMENTADAS: vencimentoDeJaneiro,
    LICENCA_PUBLICIDADE: vencimentoDeFevereiro,
    LICENCA_ESTABELECIMENTO: vencimentoDeFevereiro,
    TAXA_LIMPEZA: vencimentoDeFevereiro,
    TAXA_LIXO: vencimentoDoLixo,
    segundaDoLixo: lei.versoes<Prestacoes>(
      lei.prestacoes(['15/08'], art('182', '7, b'), 'riciliares - 2a, Prostação (1)e'),
      lei.desde(
        '1952-01-01',
        lei.semFigura<Prestacoes>(
          leiDe1951.art('1º', 'II'),
          `a revogação feita pela ${leiDe1951.nome} ${naoSeLe(G15)}`,
          'artigo 115, e, do artigo 17',
        ),
      ),
    ),
    TAXA_GUIAS: vencimentoDasGuias,
    IMPOSTO_TERRITORIAL: vencimentoDoTerritorial,
    TAXA_ESTRADAS: vencimentosDasEstradas,
    IMPOSTO_PREDIAL: lei.semFigura<Prestacoes>(
      art('182', '4'),
      'vence em junho, e o dia não consta na fonte',
      'Vencimento em Jy nhes',
    ),
    INDUSTRIAS_PROFISSOES: lei.semFigura<Prestacoes>(
      art('182', '3'),
      'vence em março, em dia que a Lei nº 21/1947 dá e que não está na fonte',
      'TO mês do Harço',
    ),
    LICENCA_VEICULO: lei.semFigura<Prestacoes>(
      art('183'),
      'vence na época em que o Estado arrecada, que não está na fonte',
      'na época em que o Estado arrecate',
    ),
  },
  catalogo: ['VENCIMENTO', 'PREDIAL_VENCIMENTO', 'VEICULO_EPOCA'],
  calcular(f, p, conta) {
    const prestacao = f.prestacao ? conta.inteiro(f.prestacao) : 1;
    if (f.tributo === 'TAXA_LIXO' && prestacao === 2) return nominalEUtil(p.segundaDoLixo, 1);
    // The instalments of the kerbs, from the second on, all fall on the same day of their years.
    return nominalEUtil(p[f.tributo], f.tributo === 'TAXA_GUIAS' ? 1 : prestacao);

    function nominalEUtil(prestacoes: Prestacoes, qual: number) {
      const datas: readonly DataCivil[] = conta.vencimentos(prestacoes);
      const data = datas[qual - 1];
      if (!data)
        throw new FatoInvalido('prestacao', `veio ${qual}; aceita-se um inteiro de 1 a ${datas.length}`);
      const util = conta.diaUtil(data);
      return {
        vencimento: data,
        ...(mesmaData(data, util) ? {} : { vencimentoUtil: util }),
        fundamento: [prestacoes.citacao] as const,
      };
    }
  },
});
