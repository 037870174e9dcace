import fc from 'fast-check';
import { falhou } from '../../src';
import { Decimal } from '../../src/valor/decimal';
import { decimalDeNumero } from '../../src/valor/leNumero';
import { geraFatos, numerosNotaveis } from './apoio/geraFatos';
import { regras, type RegraNoDia } from './apoio/regrasResolvidas';
import { rodadas } from './apoio/semente';

/** Facts that the law itself lets lower the amount, each with the reason. Every other fact may only raise it. */
const DIMINUEM: Readonly<Record<string, string>> = {
  'JAMBEIRO IMPOSTO_TERRITORIAL areaVizinho': 'divide: imposto do vizinho por m² do vizinho',
  'JAMBEIRO LICENCA_ESTABELECIMENTO licencaPaga': 'desconta-se o que já se pagou',
  'JAMBEIRO IMPOSTO_PREDIAL moveis': 'deduz-se do aluguel a parte dos móveis',
  'JAMBEIRO MORA prestacao': 'as últimas prestações vencem depois',
  'JAMBEIRO SALDO_LEILAO despesas': 'saldo: o produto menos as despesas',
  'JAMBEIRO SALDO_LEILAO valorAplicado': 'saldo: o produto menos a multa',
  'JAMBEIRO SALDO_LEILAO impostos': 'saldo: o produto menos os impostos',
  'JAMBEIRO SALDO_LEILAO quantidade': 'saldo: o produto menos a diária de cada um',
  'JAMBEIRO SALDO_LEILAO dias': 'saldo: o produto menos a diária de cada um',
  'ALEGRE IMPOSTO_TERRITORIAL alturaRampa': 'isenta a rampa de três metros ou mais',
  'ALEGRE IMPOSTO_PREDIAL valorLocativo': 'complemento: a diferença para o valor locativo novo',
  'ALEGRE IMPOSTO_PREDIAL aliquotaPaga': 'complemento: desconta-se o que já se pagou',
  'ALEGRE INDUSTRIAS_PROFISSOES impostoAnual': 'revisão: a diferença além do imposto já lançado',
  'ALEGRE INDUSTRIAS_PROFISSOES mesesFuncionamento': 'divide: movimento mensal médio',
  'ALEGRE SELO_REVALIDACAO seloPago': 'desconta-se o selo que já se pagou',
  'ALEGRE JORNAL_OFICIAL contratoMeses': 'contrato mais longo tem abatimento',
  'ALEGRE JORNAL_OFICIAL pagina': 'as páginas de dentro custam menos',
  'ALEGRE RESTITUICAO devido': 'restitui-se o que se pagou além do devido',
  'GARCA IMPOSTO_PREDIAL moveis': 'deduz-se do aluguel a parte dos móveis',
  'GARCA LICENCA_ESTABELECIMENTO licencaPaga': 'desconta-se o que já se pagou',
  'GARCA LICENCA_PUBLICIDADE mesDevido': 'no segundo semestre paga-se a metade',
  'GARCA LICENCA_LOGRADOURO zonaTabela': 'número da zona, do centro para fora',
  'GARCA EMOLUMENTOS zonaTabela': 'número da zona, do centro para fora',
  'GARCA TAXA_GUIAS frenteTotal': 'divide: a despesa rateia-se pela frente total',
  'GARCA TAXA_CALCAMENTO extensao': 'divide: a despesa rateia-se pela extensão',
  'GARCA QUOTA rendasLocais': 'o excesso é o que passa das rendas locais',
  'ALFREDO_CHAVES IMPOSTO_PREDIAL mesesDesocupado': 'abate-se o tempo em que o prédio ficou vazio',
  'ALFREDO_CHAVES IMPOSTO_TERRITORIAL areaPredio': 'a parte que o prédio serve paga a metade',
  'ALFREDO_CHAVES IMPOSTO_TERRITORIAL areaCultivada': 'isenta o terreno cultivado na metade ou mais',
  'ALFREDO_CHAVES LICENCA_PUBLICIDADE jaPago': 'desconta-se o que já se pagou',
  'ALFREDO_CHAVES TAXA_MATADOURO distancia': 'longe do matadouro paga-se a metade',
  'ALFREDO_CHAVES MORA diasProrrogacao': 'o prazo prorrogado adia a multa',
  'ALFREDO_CHAVES RESTITUICAO devido': 'restitui-se o que se pagou além do devido',
};

const CRESCENTES = new Set(['dinheiro', 'metros', 'metrosQuadrados', 'numero', 'inteiro']);
const PASSOS = ['0.01', '1', '2', '3', '5', '12', '40', '100', '1000', '123456.78'];
const RODADAS_POR_DIA = 80;

function confere(noDia: RegraNoDia): void {
  const { regra, comTabelas, municipio, id, dia } = noDia;
  const crescentes = Object.keys(regra.fatos).filter(
    (nome) => CRESCENTES.has(regra.fatos[nome]?.tipo ?? '') && !(`${municipio} ${id} ${nome}` in DIMINUEM),
  );
  if (crescentes.length === 0) return;
  // Where money has no centavo, amounts with centavos are cut twice on the way: one cruzeiro may be lost.
  const tolerancia = dia >= '1964-12-02' && dia <= '1967-02-12' ? 1 : 0;
  const gerador = fc.tuple(
    geraFatos(noDia),
    fc.constantFrom(...crescentes),
    fc.oneof(fc.constantFrom(...PASSOS), fc.constantFrom(...numerosNotaveis(noDia)).map(String)),
  );
  fc.assert(
    fc.property(gerador, ([fatos, nome, passo]) => {
      const valor = fatos[nome];
      if (typeof valor !== 'number') return;
      const maior = decimalDeNumero(valor).plus(new Decimal(passo)).toNumber();
      const [um, outro] = [comTabelas.lanca(fatos), comTabelas.lanca({ ...fatos, [nome]: maior })];
      if (falhou(um) || falhou(outro) || typeof um.valor !== 'number' || typeof outro.valor !== 'number')
        return;
      expect([nome, Math.max(um.valor - outro.valor, tolerancia)]).toStrictEqual([nome, tolerancia]);
    }),
    rodadas(RODADAS_POR_DIA),
  );
}

describe('mais base, mais medida ou mais quantidade nunca diminui o que se paga', () => {
  test.each(regras)('%s', (_nome, nosDias) => {
    nosDias.forEach(confere);
  });
});
