/* eslint-disable @typescript-eslint/no-explicit-any -- Excel hands cells of any type */
import { aplicaRegra } from '../formula/aplicaRegra';

/**
 * Número de fichas de inscrição no imposto de indústrias e profissões.
 * @customfunction FICHAS_INSCRICAO
 * @param atividadesPorLocal Número de atividades em cada local
 * @param profissoesLiberais Profissões liberais
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Número de fichas de inscrição no imposto de indústrias e profissões
 */
export function fichasInscricao(
  atividadesPorLocal: any[][],
  profissoesLiberais?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra(
    'FICHAS_INSCRICAO',
    { atividadesPorLocal, profissoesLiberais, municipio, exercicio },
    { saidas: ['fichas'] },
  );
}

/**
 * Licença de localização e funcionamento.
 * @customfunction LICENCA_ESTABELECIMENTO
 * @param item O que se calcula
 * @param atividade Atividade
 * @param impostoIndustrias Imposto de indústrias e profissões do exercício, sem a taxa
 * @param valorLocativo Valor locativo anual do local
 * @param concessao Data da concessão da licença ou do lançamento
 * @param inicioAtividade Início da atividade
 * @param licencaPaga Licença provisória já paga
 * @param pagamento Pagamento
 * @param natureza Natureza
 * @param atoPrefeito Há o ato ou juízo favorável do Prefeito
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Licença de localização e funcionamento
 */
export function licencaEstabelecimento(
  item: any[][],
  atividade?: any[][],
  impostoIndustrias?: any[][],
  valorLocativo?: any[][],
  concessao?: any[][],
  inicioAtividade?: any[][],
  licencaPaga?: any[][],
  pagamento?: any[][],
  natureza?: any[][],
  atoPrefeito?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('LICENCA_ESTABELECIMENTO', {
    item,
    atividade,
    impostoIndustrias,
    valorLocativo,
    concessao,
    inicioAtividade,
    licencaPaga,
    pagamento,
    natureza,
    atoPrefeito,
    isencao,
    municipio,
    exercicio,
  });
}

/**
 * Diz se a reabertura depois de um fechamento exige nova licença.
 * @customfunction LICENCA_REABERTURA
 * @param diasFechado Dias de fechamento
 * @param motivoJusto Há motivo justo
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Diz se a reabertura depois de um fechamento exige nova licença
 */
export function licencaReabertura(
  diasFechado: any[][],
  motivoJusto?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra(
    'LICENCA_REABERTURA',
    { diasFechado, motivoJusto, municipio, exercicio },
    { saidas: ['exigeNovaLicenca'] },
  );
}

/**
 * Licença do comércio ambulante.
 * @customfunction LICENCA_AMBULANTE
 * @param item Quem é, ou o que vende
 * @param meses Meses
 * @param localizado Ponto fixo licenciado
 * @param idade Idade (anos)
 * @param dias Dias de licença
 * @param auxiliares Auxiliares
 * @param quantidade Cadeiras do engraxate
 * @param periodo Período
 * @param pobre Reconhecidamente pobre
 * @param atoPrefeito Há o ato ou juízo favorável do Prefeito
 * @param contaDeTerceiros Trabalha por conta de terceiros
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Licença do comércio ambulante
 */
export function licencaAmbulante(
  item: any[][],
  meses?: any[][],
  localizado?: any[][],
  idade?: any[][],
  dias?: any[][],
  auxiliares?: any[][],
  quantidade?: any[][],
  periodo?: any[][],
  pobre?: any[][],
  atoPrefeito?: any[][],
  contaDeTerceiros?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('LICENCA_AMBULANTE', {
    item,
    meses,
    localizado,
    idade,
    dias,
    auxiliares,
    quantidade,
    periodo,
    pobre,
    atoPrefeito,
    contaDeTerceiros,
    isencao,
    municipio,
    exercicio,
  });
}

/**
 * Licença (imposto) de veículos.
 * @customfunction LICENCA_VEICULO
 * @param item Modalidade
 * @param tipo Tração do veículo
 * @param transitaEmVia Transita em via pública ou estrada municipal
 * @param potencia Potência (HP)
 * @param rodas Rodas
 * @param quantidade Veículos, ou animais da tropa
 * @param valorTabela Imposto da tabela de veículos
 * @param reducao Redução de vinte por cento
 * @param aquisicao Aquisição ou mudança de domicílio
 * @param provaResidencia Provou residência ou domicílio no Município
 * @param atoPrefeito Há o ato ou juízo favorável do Prefeito
 * @param uso Uso
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Licença (imposto) de veículos
 */
export function licencaVeiculo(
  item: any[][],
  tipo?: any[][],
  transitaEmVia?: any[][],
  potencia?: any[][],
  rodas?: any[][],
  quantidade?: any[][],
  valorTabela?: any[][],
  reducao?: any[][],
  aquisicao?: any[][],
  provaResidencia?: any[][],
  atoPrefeito?: any[][],
  uso?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('LICENCA_VEICULO', {
    item,
    tipo,
    transitaEmVia,
    potencia,
    rodas,
    quantidade,
    valorTabela,
    reducao,
    aquisicao,
    provaResidencia,
    atoPrefeito,
    uso,
    isencao,
    municipio,
    exercicio,
  });
}

/**
 * Licença de obras.
 * @customfunction LICENCA_OBRA
 * @param tipo O que se licencia
 * @param area Área da obra ou da ocupação (m²)
 * @param quantidade Portas e janelas
 * @param licencaPrevia Houve licença antes da obra
 * @param atoPrefeito Há o ato ou juízo favorável do Prefeito
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Licença de obras
 */
export function licencaObra(
  tipo: any[][],
  area?: any[][],
  quantidade?: any[][],
  licencaPrevia?: any[][],
  atoPrefeito?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('LICENCA_OBRA', {
    tipo,
    area,
    quantidade,
    licencaPrevia,
    atoPrefeito,
    isencao,
    municipio,
    exercicio,
  });
}

/**
 * Licença de publicidade.
 * @customfunction LICENCA_PUBLICIDADE
 * @param hipotese Lugar ou teor vedado
 * @param item Meio de publicidade
 * @param titular A quem pertence
 * @param quantidade Quantidade
 * @param dias Dias no ano
 * @param extensao Extensão (m)
 * @param area Área (m²)
 * @param periodos Períodos de trinta dias
 * @param meses Meses inteiros
 * @param diasFracao Dias além dos meses inteiros
 * @param periodo Período da tarifa
 * @param mesDevido Mês em que é devida
 * @param pagamento Pagamento
 * @param jaPago Já pago no ano pelo alto-falante
 * @param interno Colocado na parte interna do prédio
 * @param lugaresGratuitos A escola tem lugares gratuitos
 * @param atoPrefeito Há o ato ou juízo favorável do Prefeito
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Licença de publicidade
 */
export function licencaPublicidade(
  hipotese: any[][],
  item?: any[][],
  titular?: any[][],
  quantidade?: any[][],
  dias?: any[][],
  extensao?: any[][],
  area?: any[][],
  periodos?: any[][],
  meses?: any[][],
  diasFracao?: any[][],
  periodo?: any[][],
  mesDevido?: any[][],
  pagamento?: any[][],
  jaPago?: any[][],
  interno?: any[][],
  lugaresGratuitos?: any[][],
  atoPrefeito?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('LICENCA_PUBLICIDADE', {
    hipotese,
    item,
    titular,
    quantidade,
    dias,
    extensao,
    area,
    periodos,
    meses,
    diasFracao,
    periodo,
    mesDevido,
    pagamento,
    jaPago,
    interno,
    lugaresGratuitos,
    atoPrefeito,
    isencao,
    municipio,
    exercicio,
  });
}

/**
 * Imposto sobre jogos e diversões.
 * @customfunction IMPOSTO_DIVERSOES
 * @param item Espécie
 * @param precoIngresso Preço de um ingresso, bilhete ou pule
 * @param ingressos Ingressos, bilhetes ou pules
 * @param quantidade Mesas ou quadras
 * @param meses Meses
 * @param categoria Categoria do clube
 * @param renda Renda da sessão
 * @param periodo Período da tarifa
 * @param periodos Períodos da tabela
 * @param local Lugar
 * @param dias Dias de funcionamento
 * @param rendaIntegral Toda a renda é beneficente
 * @param atoPrefeito Há o ato ou juízo favorável do Prefeito
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Imposto sobre jogos e diversões
 */
export function impostoDiversoes(
  item: any[][],
  precoIngresso?: any[][],
  ingressos?: any[][],
  quantidade?: any[][],
  meses?: any[][],
  categoria?: any[][],
  renda?: any[][],
  periodo?: any[][],
  periodos?: any[][],
  local?: any[][],
  dias?: any[][],
  rendaIntegral?: any[][],
  atoPrefeito?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('IMPOSTO_DIVERSOES', {
    item,
    precoIngresso,
    ingressos,
    quantidade,
    meses,
    categoria,
    renda,
    periodo,
    periodos,
    local,
    dias,
    rendaIntegral,
    atoPrefeito,
    isencao,
    municipio,
    exercicio,
  });
}

/**
 * Funcionamento fora do horário.
 * @customfunction LICENCA_FORA_HORARIO
 * @param atividade Ramo
 * @param impostoIndustrias Imposto anual de indústrias e profissões
 * @param licencaOrdinaria Licença ordinária do ano
 * @param modalidade Modalidade
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Funcionamento fora do horário
 */
export function licencaForaHorario(
  atividade: any[][],
  impostoIndustrias?: any[][],
  licencaOrdinaria?: any[][],
  modalidade?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('LICENCA_FORA_HORARIO', {
    atividade,
    impostoIndustrias,
    licencaOrdinaria,
    modalidade,
    municipio,
    exercicio,
  });
}

/**
 * Licença especial por produto.
 * @customfunction LICENCA_ESPECIAL
 * @param item Produto
 * @param itens Linhas da tabela, separadas por ponto e vírgula
 * @param sacas Sacas de café
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Licença especial por produto
 */
export function licencaEspecial(
  item: any[][],
  itens?: any[][],
  sacas?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('LICENCA_ESPECIAL', { item, itens, sacas, municipio, exercicio });
}

/**
 * Ocupação de logradouro e depósito de materiais.
 * @customfunction LICENCA_LOGRADOURO
 * @param item Ocupação
 * @param extensao Extensão do andaime (m)
 * @param meses Meses de ocupação
 * @param quantidade Bombas ou funções
 * @param area Área do depósito (m²)
 * @param zonaTabela Zona da tabela
 * @param dias Dias de depósito
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Ocupação de logradouro e depósito de materiais
 */
export function licencaLogradouro(
  item: any[][],
  extensao?: any[][],
  meses?: any[][],
  quantidade?: any[][],
  area?: any[][],
  zonaTabela?: any[][],
  dias?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('LICENCA_LOGRADOURO', {
    item,
    extensao,
    meses,
    quantidade,
    area,
    zonaTabela,
    dias,
    municipio,
    exercicio,
  });
}

/**
 * Licença do talho de carne verde.
 * @customfunction LICENCA_TALHO
 * @param bovinos Bovinos
 * @param suinos Suínos
 * @param caprinos Caprinos
 * @param lanigeros Lanígeros
 * @param vendas Vendas mercantis
 * @param semRegistro Não tem registro de vendas
 * @param cabecas Cabeças abatidas
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Licença do talho de carne verde
 */
export function licencaTalho(
  bovinos: any[][],
  suinos?: any[][],
  caprinos?: any[][],
  lanigeros?: any[][],
  vendas?: any[][],
  semRegistro?: any[][],
  cabecas?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('LICENCA_TALHO', {
    bovinos,
    suinos,
    caprinos,
    lanigeros,
    vendas,
    semRegistro,
    cabecas,
    isencao,
    municipio,
    exercicio,
  });
}

/**
 * Adicionais sobre impostos.
 * @customfunction ADICIONAL
 * @param tributo Imposto a que se adiciona
 * @param tipo Adicional
 * @param precoIngresso Preço do ingresso
 * @param ingressos Ingressos vendidos
 * @param principal Imposto lançado, sem desconto
 * @param pagamento Data do pagamento
 * @param integral Paga o ano inteiro de uma vez
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Adicionais sobre impostos
 */
export function adicional(
  tributo: any[][],
  tipo?: any[][],
  precoIngresso?: any[][],
  ingressos?: any[][],
  principal?: any[][],
  pagamento?: any[][],
  integral?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('ADICIONAL', {
    tributo,
    tipo,
    precoIngresso,
    ingressos,
    principal,
    pagamento,
    integral,
    isencao,
    municipio,
    exercicio,
  });
}

/**
 * Licença provisória por ocasião de festas.
 * @customfunction LICENCA_TEMPORARIA
 * @param item Ocasião
 * @param local Lugar
 * @param dias Dias de licença
 * @param inicio Início da licença
 * @param fim Último dia da festa
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Licença provisória por ocasião de festas
 */
export function licencaTemporaria(
  item: any[][],
  local?: any[][],
  dias?: any[][],
  inicio?: any[][],
  fim?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('LICENCA_TEMPORARIA', { item, local, dias, inicio, fim, municipio, exercicio });
}

/**
 * Licença de ascensores.
 * @customfunction LICENCA_ASCENSOR
 * @param item Modalidade
 * @param quantidade Ascensores
 * @param pagamento Pagamento
 * @param isencao Hipótese de isenção
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Licença de ascensores
 */
export function licencaAscensor(
  item: any[][],
  quantidade?: any[][],
  pagamento?: any[][],
  isencao?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('LICENCA_ASCENSOR', { item, quantidade, pagamento, isencao, municipio, exercicio });
}

/**
 * Matrícula de cães.
 * @customfunction MATRICULA_CAES
 * @param quantidade Cães
 * @param vacina Tem certificado de vacina antirrábica
 * @param municipio Município cuja lei se aplica; sem ele, o do painel
 * @param exercicio Ano ou data; sem ele, o do painel
 * @returns Matrícula de cães
 */
export function matriculaCaes(
  quantidade: any[][],
  vacina?: any[][],
  municipio?: any[][],
  exercicio?: any[][],
): any[][] {
  return aplicaRegra('MATRICULA_CAES', { quantidade, vacina, municipio, exercicio });
}
