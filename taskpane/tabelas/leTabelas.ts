import { achaMunicipio } from '../../src';
import {
  dataBrasileira,
  type DataCivil,
  dataDeSerial,
  dataIso,
  lerDataIso,
  type SistemaDeDatas,
} from '../../src/calendario';
import type { LinhaComplementar } from '../../src/regra';
import { chaveDeTexto } from '../../src/regra/texto';
import { leNumero } from '../../src/valor';
import { textoDaCelula } from '../lancar/leTabela';
import { ehErroDeCelula, type ValorDeCelula } from '../planilha/planilha';
import { tabelasQueFaltam } from './itensAusentes';
import { TITULOS } from './planilhaDeTabelas';

export interface Recusada {
  /** Row of the sheet, counted from one as Excel shows it. */
  readonly linha: number;
  readonly motivo: string;
}

export interface TabelasLidas {
  readonly boas: readonly LinhaComplementar[];
  readonly recusadas: readonly Recusada[];
}

type Campo = keyof typeof TITULOS;

/** Reads the sheet of complementary tables. Rows without a value are not filled yet; bad rows say why. */
export function leTabelas(
  celulas: readonly (readonly ValorDeCelula[])[],
  sistema: SistemaDeDatas = 1900,
): TabelasLidas {
  const [cabecalho = [], ...linhas] = celulas;
  const chaves = cabecalho.map((titulo) => chaveDeTexto(textoDaCelula(titulo)));
  const coluna = (campo: Campo) => chaves.indexOf(chaveDeTexto(TITULOS[campo]));
  const faltam = (['municipio', 'tabela', 'item', 'valor', 'desde'] as const).filter(
    (campo) => coluna(campo) < 0,
  );
  if (faltam.length > 0) {
    const nomes = faltam.map((campo) => `"${TITULOS[campo]}"`).join(', ');
    return { boas: [], recusadas: [{ linha: 1, motivo: `falta a coluna ${nomes}` }] };
  }
  const boas: LinhaComplementar[] = [];
  const recusadas: Recusada[] = [];
  const vistas = new Map<string, number>();
  linhas.forEach((valores, i) => {
    const linha = 2 + i;
    const celula = (campo: Campo): ValorDeCelula => valores[coluna(campo)] ?? null;
    if (textoDaCelula(celula('valor')) === '' && !ehErroDeCelula(celula('valor'))) return;
    const lida = leLinha(celula, sistema);
    if ('motivo' in lida) {
      recusadas.push({ linha, motivo: lida.motivo });
      return;
    }
    const chave = [
      lida.municipio,
      chaveDeTexto(lida.tabela),
      chaveDeTexto(lida.item),
      dataIso(lida.desde),
    ].join('|');
    const outra = vistas.get(chave);
    if (outra !== undefined) {
      const motivo = `repete a linha ${outra}: mesmo item, valendo desde ${dataBrasileira(lida.desde)}`;
      recusadas.push({ linha, motivo });
      return;
    }
    vistas.set(chave, linha);
    boas.push(lida);
  });
  return { boas, recusadas };
}

function leLinha(
  celula: (campo: Campo) => ValorDeCelula,
  sistema: SistemaDeDatas,
): LinhaComplementar | { readonly motivo: string } {
  const texto = (campo: Campo) => textoDaCelula(celula(campo));
  const municipio = achaMunicipio(texto('municipio'));
  if (!municipio) return { motivo: `município desconhecido: "${texto('municipio')}"` };
  const tabelas = tabelasQueFaltam(municipio);
  const tabela = tabelas.find(({ nome }) => chaveDeTexto(nome) === chaveDeTexto(texto('tabela')));
  if (!tabela)
    return {
      motivo: `tabela desconhecida: "${texto('tabela')}"; faltam a ${municipio.nome}: ${tabelas.map(({ nome }) => nome).join(', ') || 'nenhuma'}`,
    };
  if (texto('item') === '') return { motivo: 'falta o item' };
  const item = tabela.itens.find(({ codigo, titulo }) =>
    [codigo, titulo].some((nome) => chaveDeTexto(nome) === chaveDeTexto(texto('item'))),
  );
  if (!item && tabela.itens.length > 0)
    return {
      motivo: `item desconhecido: "${texto('item')}"; ${tabela.nome} tem ${tabela.itens.map(({ codigo }) => codigo).join(', ')}`,
    };
  const bruto = celula('valor');
  const lido = leNumero(bruto);
  if ('erro' in lido) return { motivo: `valor "${texto('valor')}": ${lido.erro}` };
  if (lido.valor.isNegative()) return { motivo: `valor negativo: ${texto('valor')}` };
  const desde = leDia(celula('desde'), sistema);
  if (!desde) return { motivo: `data que não existe em "${TITULOS.desde}": "${texto('desde')}"` };
  return {
    municipio: municipio.codigo,
    tabela: tabela.nome,
    item: item?.codigo ?? texto('item'),
    unidade: tabela.unidade,
    valor: lido.valor.toString(),
    desde,
    fonte: texto('fonte'),
  };
}

function leDia(valor: ValorDeCelula, sistema: SistemaDeDatas): DataCivil | undefined {
  if (typeof valor === 'number') return dataDeSerial(valor, sistema);
  const [, dia, mes, ano] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(textoDaCelula(valor)) ?? [];
  return lerDataIso(
    dia && mes && ano ? `${ano}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}` : textoDaCelula(valor),
  );
}
