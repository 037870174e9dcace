// As words are written: the code's identifiers have no accents.
const PALAVRAS =
  'acréscimo aferição agravação água alienação alíquota alíquotas alínea alíneas alteração alvará anúncio após apreensão ' +
  'área áreas assistência até autorização balança cães café caminhão cão cautela chaminé coleção comércio compartimentação ' +
  'comunicação concessão condição condições conservação contribuição criança débito decisão declaração dedução demolição ' +
  'depósito derivação dívida diferença divisão domicílio dormitório edifício emissão espécie escritório execução exercício ' +
  'expedição falsificação fração graça hábito imóvel imóveis indústria indústrias inscrição isenção interdição janela ' +
  'laudêmio lançamento lavatório licença ligação locação locações máquina máquinas matança matrícula máximo máxima mês ' +
  'mínimo mínima mínimos móveis não notificação número ônibus omissão padrão pagável paralisação pátio pé pensão ' +
  'período permanência perpétuas povoação prédio prédios prestação prestações primogênito privilégio procuração produção ' +
  'profissões proporção proprietário proprietários próprio própria próprios prorrogação pública público publicação quilômetro ' +
  'quotização razão reclamação recebível redução reincidência reincidências relação religação renovação restituição ' +
  'revalidação revisão revisões saída saliência sanitário sanitários serviço serviços só taxação terço terços tração transcrição ' +
  'transferência transitória último única único uniões vão vãos variação variável vedações veículo veículos viúva ' +
  'açougue auditório circulação incombustível lavável metrô multifamiliar pátios parágrafo pavimentação poço próximo ' +
  'ventilação crédito diária edificação construção bonificação dependência específica';

export const ACENTOS: ReadonlyMap<string, string> = new Map(
  PALAVRAS.split(' ').map((palavra) => [palavra.normalize('NFD').replace(/\p{M}/gu, ''), palavra]),
);
