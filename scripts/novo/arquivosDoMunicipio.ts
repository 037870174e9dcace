import type { Arquivos } from './arquivosDoTributo';
import { constanteDaLei, literal, nomeDeConstante } from './nomes';
import type { LeiNova, PedidoDeNovo } from './pedido';

/** The folder of a new municipality and its file of cases. */
export function arquivosDoMunicipio(pedido: PedidoDeNovo, lei: LeiNova): Arquivos {
  const { pasta, codigo } = pedido;
  return new Map([
    [`src/municipios/${pasta}/norma.ts`, norma(pedido, lei)],
    [`src/municipios/${pasta}/leituras.ts`, leituras()],
    [`src/municipios/${pasta}/index.ts`, index(pedido, lei)],
    [`test/casos/${codigo}.json`, casos(pedido, lei)],
  ]);
}

function norma({ codigo }: PedidoDeNovo, { lei, inicio, fonte }: LeiNova): string {
  const dia = inicio.split('-').map(Number).join(', ');
  const constante = constanteDaLei(lei);
  return `import { norma } from '../../norma/norma';

export const ${constante} = norma({
  municipio: ${literal(codigo)},
  nome: ${literal(lei)},
  inicio: [${dia}],
  fonte: ${literal(fonte)},
});

export const { art, parte } = ${constante};
`;
}

function leituras(): string {
  return `import type { Leitura } from '../../norma/leitura';

// One constant for each doubtful reading; raw words exactly as the source has them.
export const L01: Leitura = {
  id: 'L-01',
  dispositivo: 'PREENCHER',
  certeza: 'provavel',
  bruto: 'PREENCHER',
  leitura: 'PREENCHER',
  motivo: 'PREENCHER',
};
`;
}

function index({ codigo, pasta, tributo }: PedidoDeNovo, { nome, lei }: LeiNova): string {
  const constante = constanteDaLei(lei);
  const regra = nomeDeConstante(tributo);
  const semEstado = nome.replace(/-[A-Z]{2}$/, '');
  return `import { dataCivil } from '../../calendario/dataCivil';
import type { Municipio } from '../../regra';
import { ${regra} } from './${regra}';
import * as leituras from './leituras';
import { ${constante} } from './norma';

export const ${nomeDeConstante(codigo)}: Municipio = {
  codigo: ${literal(codigo)},
  nome: ${literal(nome)},
  sinonimos: [${literal(semEstado)}, ${literal(nome.replace('-', ' '))}, ${literal(nome.replace('-', '/'))}],
  normas: [${constante}],
  vigencia: {
    desde: ${constante}.inicio,
    // PREENCHER: the article that says from when, and until when the law surely answers.
    motivoAntes: ${literal(`não em vigor: a ${lei} ainda não valia`)},
    ate: dataCivil(1966, 12, 31),
    motivoDepois:
      ${literal(`vigência não comprovada: o sistema tributário de 1966-67 (Constituição e CTN) substituiu os tributos da ${lei}`)},
  },
  regras: [${regra}],
  leituras: Object.values(leituras),
  catalogo: ${literal(`${pasta}.md`)},
};
`;
}

function casos({ codigo, tributo, artigo }: PedidoDeNovo, { inicio }: LeiNova): string {
  const caso = {
    id: `${codigo.slice(0, 3)}-001`,
    municipio: codigo,
    exercicio: Number(inicio.slice(0, 4)),
    regra: tributo,
    fatos: { base: 1000 },
    esperado: { valor: 10 },
    fundamento: `art. ${artigo.join(', ')}`,
    raciocinio: 'PREENCHER: 1.000,00 × 1% = 10,00',
    certeza: 'certa',
  };
  return `${JSON.stringify([caso], null, 2)}\n`;
}
