import fc from 'fast-check';
import { formataDecimal } from '../../src/valor';
import { decimalDeNumero } from '../../src/valor/leNumero';
import type { QualquerFato } from '../../src/regra/fato/fato';
import { chaveDeTexto } from '../../src/regra/texto';
import { serialDeData, lerDataIso } from '../../src/calendario';
import { type FatosBrutos, geraFatos } from './apoio/geraFatos';
import { regras, type RegraNoDia } from './apoio/regrasResolvidas';
import { rodadas } from './apoio/semente';

/** Other ways in which people write one code: its title, its synonyms, and all of them in other letters. */
function grafiasDoCodigo(fato: QualquerFato, codigo: string): readonly string[] {
  const declarado = fato.codigos?.find((um) => um.codigo === codigo);
  if (!declarado) return [codigo];
  // In the works code one word may name two uses, and which is meant follows from the requirement.
  const donos = (texto: string): number =>
    (fato.codigos ?? []).filter((um) =>
      [um.codigo, um.titulo, ...um.sinonimos].some((nome) => chaveDeTexto(nome) === chaveDeTexto(texto)),
    ).length;
  const nomes = [codigo, declarado.titulo, ...declarado.sinonimos].filter((nome) => donos(nome) === 1);
  return [codigo, ...nomes].flatMap((texto) => [
    texto,
    texto.toLowerCase(),
    texto.toUpperCase(),
    ` ${texto} `,
    texto.replace(/[_ ]/g, '  '),
    texto.replace(/[_ ]/g, '-'),
    texto.replace(/[_ ]/g, '\u00a0'),
    texto.normalize('NFD'),
    texto.normalize('NFD').replace(/[\u0300-\u036f]/g, ''),
  ]);
}

function grafiasDoNumero(valor: number): readonly (string | number)[] {
  const exato = decimalDeNumero(valor);
  const brasileiro = formataDecimal(exato);
  // Three decimals behind a comma may be thousands, and are refused by design.
  const duvidoso = exato.decimalPlaces() === 3 || (valor >= 1000 && valor < 1e6 && exato.isInteger());
  return duvidoso ? [valor] : [valor, brasileiro, ` ${brasileiro}\u00a0`];
}

function grafiasDaData(iso: string): readonly (string | number)[] {
  const data = lerDataIso(iso);
  if (!data) return [iso];
  const { ano, mes, dia } = data;
  const serial = serialDeData(data, 1900);
  return [
    iso,
    `${dia}/${mes}/${ano}`,
    `${String(dia).padStart(2, '0')}.${String(mes).padStart(2, '0')}.${ano}`,
    ...(serial ? [serial] : []),
  ];
}

function grafias(fato: QualquerFato | undefined, bruto: unknown): readonly unknown[] {
  if (!fato) return [bruto];
  if (fato.tipo === 'simNao' && typeof bruto === 'boolean')
    return bruto ? [true, 'SIM', 'sim', ' S ', 1, 'Verdadeiro'] : [false, 'NÃO', 'nao', 'n', 0, '0', 'FALSO'];
  if (fato.tipo === 'enumerado' && typeof bruto === 'string') return grafiasDoCodigo(fato, bruto);
  if (fato.tipo === 'data' && typeof bruto === 'string') return grafiasDaData(bruto);
  if (fato.tipo === 'dinheiro' && typeof bruto === 'number')
    return [
      ...grafiasDoNumero(bruto),
      ...grafiasDoNumero(bruto)
        .slice(1)
        .map((texto) => `Cr$ ${String(texto)}`),
    ];
  return typeof bruto === 'number' && fato.limites ? grafiasDoNumero(bruto) : [bruto];
}

function confere(noDia: RegraNoDia): void {
  const gerador = geraFatos(noDia).chain((fatos) =>
    fc.tuple(
      fc.constant(fatos),
      fc.record(
        Object.fromEntries(
          Object.entries(fatos).map(([nome, bruto]) => [
            nome,
            fc.constantFrom(...grafias(noDia.regra.fatos[nome], bruto)),
          ]),
        ),
      ) as fc.Arbitrary<FatosBrutos>,
    ),
  );
  fc.assert(
    fc.property(gerador, ([fatos, escritos]) => {
      const [um, outro] = [noDia.resolvida.lanca(fatos), noDia.resolvida.lanca(escritos)];
      // The message of a refusal repeats what came, as it came.
      expect('falha' in outro ? [outro.falha, outro.fato] : outro).toStrictEqual(
        'falha' in um ? [um.falha, um.fato] : um,
      );
    }),
    rodadas(15),
  );
}

describe('sinônimos, caixa, acentos, espaços e modos de escrever números e datas não mudam o resultado', () => {
  test.each(regras)('%s', (_nome, nosDias) => {
    nosDias.forEach(confere);
  });
});
