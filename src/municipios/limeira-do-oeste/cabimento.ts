import { exige, fato, lei, regra } from '../../regra';
import { L46 } from './leituras';
import { art, lei104 } from './norma';

/** When a work may be stopped, closed or pulled down, and a partial habite-se given: arts. 34, 123, 126 and 128. */
export const cabimento = regra({
  id: 'CABIMENTO',
  titulo: 'Embargo, interdição, demolição e habite-se parcial',
  norma: lei104,
  fundamento: [art('34'), art('123'), art('126'), art('128')],
  resumo:
    'Diz se o embargo, a interdição ou a demolição cabe na hipótese, e se pode ser dado habite-se parcial. As penas somam-se à multa e à obrigação de regularizar.',
  fatos: {
    ato: fato
      .enumerado('Ato', {
        EMBARGO: ['Embargo', 'embargar'],
        INTERDICAO: ['Interdição', 'interditar'],
        DEMOLICAO: ['Demolição', 'demolir'],
        HABITE_SE_PARCIAL: 'Habite-se parcial',
      })
      .obrigatoria(),
    hipotese: fato.enumerado('Hipótese', {
      SEM_LICENCA: ['Obra sem licença ou alvará', 'construção clandestina', 'clandestina', 'sem alvará'],
      DESACORDO_PROJETO: ['Projeto desrespeitado', 'desacordo com o projeto'],
      RECUSA_NOTIFICACAO: ['Recusa de atender a notificação', 'notificação não atendida'],
      SEM_ALINHAMENTO: ['Alinhamento ou nivelamento não observado', 'fora do alinhamento'],
      RISCO_ESTABILIDADE: ['Estabilidade da obra em risco', 'risco de estabilidade'],
      AMEACA_VIZINHOS: ['Ameaça às construções próximas', 'ameaça a vizinhos'],
      RISCO_PUBLICO: ['Risco para o público ou o pessoal da obra', 'risco ao público'],
      RISCO_IMINENTE: 'Risco iminente de caráter público',
      COMERCIAL_E_RESIDENCIAL: 'Prédio com parte comercial e parte residencial',
      APARTAMENTOS: ['Prédio de apartamentos', 'apartamento'],
      MESMO_LOTE: ['Mais de uma construção no mesmo lote', 'várias construções no lote'],
      VILA: ['Edificação em vila', 'casa de vila'],
      OUTRA: 'Outra hipótese',
    }),
    semProvidencias: fato.simNao('O proprietário não tomou as providências determinadas'),
    condicaoAtendida: fato.simNao('Partes independentes, parte concluída ou acesso concluído'),
    laje: fato.inteiro('Laje em que está o apartamento'),
    elevadorFuncionando: fato.simNao('Elevador funcionando, com certificado'),
  },
  parametros: {
    EMBARGO: lei.relacao(art('123'), {
      SEM_LICENCA: 'sendo executada sem a licença ou alvará',
      DESACORDO_PROJETO: 'For desrespeitado o respectivo projeto',
      RECUSA_NOTIFICACAO: 'recusar-se a atender a qualquer notificação',
      SEM_ALINHAMENTO: 'Não forem observados o alinhamento e nivelamento',
      RISCO_ESTABILIDADE: 'Estiver em risco sua estabilidade',
    }),
    INTERDICAO: lei.relacao(art('126'), {
      AMEACA_VIZINHOS: 'Ameaçar a segurança e estabilidade das construções próximas',
      RISCO_PUBLICO: 'riscos para o público ou para o pessoal da obra',
    }),
    DEMOLICAO: lei.relacao(
      art('128'),
      {
        SEM_LICENCA: 'Construção clandestina, estendo-se como tal',
        SEM_ALINHAMENTO: 'sem observância do alinhamento e nivelamento',
        RISCO_IMINENTE: 'Construção julgada em risco iminente',
      },
      L46,
    ),
    HABITE_SE_PARCIAL: lei.relacao(art('34', 'parágrafo único'), {
      COMERCIAL_E_RESIDENCIAL: 'prédio composto de parte comercial e parte residencial',
      APARTAMENTOS: 'uma parte esteja completamente concluída',
      MESMO_LOTE: 'mais uma construção feita independentemente',
      VILA: 'edificação em vila estando seu acesso devidamente concluído',
    }),
    lajeSemElevador: lei.numero('4', art('34', 'parágrafo único', 'II'), 'acima da quarta laje'),
  },
  catalogo: ['EMBARGO', 'INTERDICAO', 'DEMOLICAO', 'HABITE_SE_PARCIAL'],
  calcular(f, p, conta) {
    const hipotese = exige(f, 'hipotese');
    const { citacao } = p[f.ato];
    const naLista = p[f.ato].tem(hipotese);
    const falta = (condicao: boolean | undefined, oQue: string): boolean => {
      if (condicao === undefined) conta.nota(`Não informado: ${oQue}; sem isso não cabe`, citacao);
      return condicao !== true;
    };
    const acimaDaQuarta = (): boolean =>
      hipotese === 'APARTAMENTOS' && conta.maisDe(exige(f, 'laje'), p.lajeSemElevador);
    const cabe = ((): boolean => {
      if (!naLista) return false;
      if (hipotese === 'RISCO_IMINENTE')
        return !falta(f.semProvidencias, 'se o proprietário deixou de tomar as providências');
      if (f.ato !== 'HABITE_SE_PARCIAL') return true;
      const semElevador = acimaDaQuarta() && falta(f.elevadorFuncionando, 'se há elevador funcionando');
      return !falta(f.condicaoAtendida, 'se a condição da hipótese está atendida') && !semElevador;
    })();
    const facultativo = f.ato === 'INTERDICAO' || f.ato === 'HABITE_SE_PARCIAL';
    return { cabe, ...(cabe && facultativo ? { discricionario: true } : {}), fundamento: [citacao] };
  },
});
