import { exige, fato, lei, regra } from '../../regra';
import { L53 } from './leituras';
import { art, lei118, parte } from './norma';

const tabela = lei.tabela(parte('Tabela nº 1 do Comércio Ambulante'), {
  SEGUROS_SORTEIO: lei.linha(
    'Agente de companhia de seguros ou de sorteio',
    '50',
    'de sorteio, de qualquer natureza..... Cr$ 50,00',
  ),
  BOTEQUIM_FESTEJOS: lei.linha(
    'Botequim de emergência para festejos',
    '50',
    'Botequins de emergência para festejos................................................ ı ı 50,00',
  ),
  ENGRAXATE: lei.linha(
    'Engraxate, por cadeira',
    '20',
    'Engraxates, por cadeira.................................................................... ı ı 20,00',
  ),
  FUMOS_CIGARROS: lei.linha(
    'Fumos e cigarros, por atacado ou varejo',
    '100',
    'cigarros, por atacado ou varejo............................................. ı ı 100,00',
  ),
  FERRO_VELHO: lei.linha(
    'Ferro-velho, comprador',
    '100',
    'Ferro-velho, comprador..................................................................... ı ı 100,00',
  ),
  FOTOGRAFO: lei.linha(
    'Fotógrafo ou agente de fotografias e ampliações',
    '100',
    'agentes de fotografias e ampliações............................... ı ı 100,00',
  ),
  FRUTAS_GENEROS_VAREJO: lei.linha(
    'Frutas, comestíveis e gêneros a varejo, em caminhões ou similares',
    '200',
    'vendidos em caminhões ou similares............................. ı ı 200,00',
  ),
  FRUTAS_GENEROS_ATACADO: lei.linha(
    'Frutas, comestíveis e gêneros por atacado, em caminhões ou similares',
    '400',
    'Idem, por atacado, idem ................................................................. ı ı 400,00',
  ),
  LOTERIA_BILHETES: lei.linha(
    'Loteria, bilhetes',
    '30',
    'Loteria, Bilhetes.............................................................................. ı ı 30,00',
  ),
  MATERIAL_ANIMAL_VEGETAL_MINERAL: lei.linha(
    'Produtos ou artefatos de origem animal, vegetal ou mineral',
    '200',
    'animal, vegetal ou mineral............................................................................................ ı ı 200,00',
  ),
  PEIXE_SALGADO: lei.linha(
    'Peixe salgado',
    '50',
    'Peixe salgado................................................................................... ı ı 50,00',
  ),
  REFRIGERANTES: lei.linha(
    'Refrigerantes engarrafados',
    '100',
    'Refrigerantes engarrafados............................................................... ı ı 100,00',
  ),
  SORVETES: lei.linha(
    'Sorvetes e gelados',
    '20',
    'Sorvetes e gelados........................................................................... ı ı 20,00',
  ),
  NAO_ESPECIFICADOS: lei.linha(
    'Não especificados',
    '100',
    '-Não especificados............................................................................. ı ı 100,00',
  ),
});

const vedados = {
  ARMAS: ['Armas', 'armas e munições'],
  ALCOOL: 'Álcool',
  BEBIDAS_ALCOOLICAS: ['Bebidas alcoólicas', 'bebidas'],
  DROGAS: ['Drogas e produtos químicos', 'drogas', 'produtos químicos'],
  EXPLOSIVOS_INFLAMAVEIS: ['Explosivos e inflamáveis', 'explosivos', 'inflamáveis'],
  ARTIGOS_DE_ESTABELECIMENTO: [
    'Artigos de estabelecimento comercial ou industrial',
    'venda de estabelecimento',
  ],
} as const;

/** Licença do comércio ambulante: arts. 76 to 81. */
export const licencaAmbulante = regra({
  id: 'LICENCA_AMBULANTE',
  titulo: 'Licença do comércio ambulante',
  norma: lei118,
  fundamento: [art('77 e 81'), parte('Tabela nº 1 do Comércio Ambulante')],
  resumo:
    'Paga-se por trinta dias, ou fração, e por pessoa: cada auxiliar paga como o titular. É vedado ao ambulante vender armas, álcool, bebidas alcoólicas, drogas, explosivos e inflamáveis, e ao estabelecimento vender de porta em porta.',
  fatos: {
    item: fato.enumerado('Comércio', { ...lei.codigosDe(tabela), ...vedados }),
    dias: fato.inteiro('Dias de licença', { minimo: 1 }),
    auxiliares: fato.inteiro('Auxiliares', { zeroEhValor: true }),
    quantidade: fato.inteiro('Cadeiras do engraxate', { minimo: 1 }),
  },
  parametros: {
    tabela,
    periodo: lei.numero('30', art('81'), 'será cobrado por trinta (30) dias'),
    vedados: lei.relacao(art('78 e 79'), {
      ARMAS: 'o comércio de armas',
      ALCOOL: 'armas, álcool',
      BEBIDAS_ALCOOLICAS: 'álcool, bebidas alcoólicas, drogas',
      DROGAS: 'drogas e produtos químicos',
      EXPLOSIVOS_INFLAMAVEIS: 'explosivos e inflamáveis',
      ARTIGOS_DE_ESTABELECIMENTO: 'a venda ambulante de seus artigos e produtos',
    }),
  },
  catalogo: [
    ...Object.keys(lei.codigosDe(tabela)).map((codigo) => `AMBULANTE_${codigo}`),
    'AMBULANTE_PERIODO',
    'AMBULANTE_AUXILIARES',
    'AMBULANTE_PROIBICOES',
  ],
  calcular(f, p, conta) {
    const item = exige(f, 'item');
    if (p.vedados.tem(item)) {
      conta.nota('Comércio vedado', p.vedados.citacao);
      return { permitido: false };
    }
    if (!f.dias) conta.nota('Dias não informados: um período de trinta dias', art('81'));
    const dias = f.dias ?? p.periodo;
    const periodos = conta.unidadesComecadas('Períodos de trinta dias', dias, p.periodo);
    const cobertos = conta.vezes('Dias que a licença cobre', p.periodo, periodos);
    if (!conta.igual(cobertos, dias)) conta.usaAlternativa(L53);
    const linha = conta.linha('Tarifa', p.tabela, item);
    const tarifa =
      item === 'ENGRAXATE' ? conta.vezes('Todas as cadeiras', linha, exige(f, 'quantidade')) : linha;
    const pessoas = conta.soma('Titular e auxiliares', conta.numero(1), f.auxiliares ?? conta.numero(0));
    const porPessoa = conta.vezes('Imposto de uma pessoa', tarifa, periodos);
    return { valor: conta.vezes('Imposto', porPessoa, pessoas) };
  },
});
