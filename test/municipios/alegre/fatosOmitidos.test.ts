import { memoriaEmAlegre } from './emAlegre';

/**
 * A fact left out takes the general rule of the law, and the memória says so: [rule, the other facts, the fact as the
 * general rule has it, the notice].
 */
const OMISSOES: readonly (readonly [string, object, object, string])[] = [
  // art. 23: 10% de todos; os 8% são só de quem mora no que é seu (§ único)
  [
    'IMPOSTO_PREDIAL',
    { valorLocativo: 6000 },
    { ocupacao: 'ALUGADO' },
    'Ocupação não informada: alíquota geral (art. 23)',
  ],
  // Tabela nº 1: o fecho reduz a tarifa; art. 19, § único: só a Vila tem redução
  [
    'IMPOSTO_TERRITORIAL',
    { zona: 'URBANA', frente: 10, local: 'SEDE' },
    { fecho: 'ABERTO' },
    'Fecho não informado: terreno aberto, que é a regra geral',
  ],
  [
    'IMPOSTO_TERRITORIAL',
    { zona: 'URBANA', frente: 10, fecho: 'ABERTO' },
    { local: 'SEDE' },
    'Lugar não informado: na sede, sem a redução da Vila',
  ],
  [
    'INDUSTRIAS_PROFISSOES',
    { item: 'REVISAO_ENCERRAMENTO', impostoAnual: 1250, movimentoRealizado: 130000 },
    { estoque: 0 },
    'Estoque não informado: contado como nenhum (art. 46, § único)',
  ],
  [
    'LICENCA_ESTABELECIMENTO',
    {},
    { item: 'LOCALIZACAO' },
    'Ato não informado: localização, que é a regra geral (art. 65)',
  ],
  [
    'LICENCA_AMBULANTE',
    { item: 'SORVETES' },
    { dias: 30 },
    'Dias não informados: um período de trinta dias (art. 81)',
  ],
  [
    'LICENCA_LOGRADOURO',
    { item: 'BOMBA_GASOLINA' },
    { quantidade: 1 },
    'Quantidade não informada: uma bomba',
  ],
  [
    'LICENCA_PUBLICIDADE',
    { quantidade: 2 },
    { item: 'VARIEDADE' },
    'Publicidade não informada: a regra geral, por variedade (art. 87)',
  ],
  [
    'TAXA_AGUA',
    { valorLocativoMensal: 100, periodo: 'MES' },
    { item: 'PENA' },
    'Modalidade não informada: pena d’água (art. 170)',
  ],
  [
    'TAXA_AGUA',
    { valorLocativoMensal: 100, item: 'PENA' },
    { periodo: 'MES' },
    'Período não informado: um mês, que é a regra geral (art. 170)',
  ],
  // Tabela nº 1, f: só a perpétua de menor de 7 anos é mais barata
  [
    'TAXA_CEMITERIO',
    { item: 'CARNEIRA_PERPETUA' },
    { idade: 30 },
    'Idade não informada: linha geral, sem a redução da alínea f',
  ],
  ['SELO', { item: 'CERTIDAO_NEGATIVA' }, { interessados: 1 }, 'Interessados não informados: um só'],
  // art. 126, § 2º: o acréscimo de só 50% é favor de quem se apresenta em oito dias
  [
    'SELO_REVALIDACAO',
    { hipotese: 'APRESENTACAO_ESPONTANEA', seloDevido: 20 },
    { diasDaAssinatura: 9 },
    'Dias da assinatura não informados: selo em dobro (art. 126, b)',
  ],
  [
    'MULTA',
    { infracao: 'GERAL' },
    { materia: 'DEMAIS' },
    'Matéria não informada: demais casos (art. 200, c)',
  ],
  [
    'DIFERENCA_TRIBUTO',
    { principal: 200 },
    { emAtraso: false },
    'Atraso não informado: diferença recolhida no prazo',
  ],
  [
    'CABIMENTO',
    { ato: 'CERTIDAO_NEGATIVA' },
    { dividaExigivel: false },
    'Dívida não informada: supõe-se que não há (art. 188)',
  ],
  [
    'CABIMENTO',
    { ato: 'ALVARA' },
    { emAtraso: false },
    'Débito não informado: supõe-se que não há (art. 61)',
  ],
  // art. 16: a rua é urbana só até a casa que a lei nomeia
  [
    'ZONA',
    { logradouro: 'Rua Sete de Setembro' },
    { dentroDoTrecho: false },
    'Não se disse se está dentro do trecho: tratado como fora dele (art. 16)',
  ],
];

test.each(OMISSOES)('%s de %j: sem %j, %s', (regra, demais, omitido, aviso) => {
  const escrito = aviso.replace(' (art.', ' (Lei nº 118/1951, art.');
  const sem = memoriaEmAlegre(regra, { ...demais });
  const com = memoriaEmAlegre(regra, { ...demais, ...omitido });
  expect(sem.resultado).toStrictEqual(com.resultado);
  expect(sem.avisos).toContain(escrito);
  expect(com.avisos).not.toContain(escrito);
});
