import { fato, FatoInvalido, lei, regra } from '../../regra';
import { chaveDeTexto } from '../../regra/texto';
import { L13 } from './leituras';
import { logradourosEmParte, logradourosUrbanos } from './logradourosUrbanos';
import { art, lei118 } from './norma';

/** Zone of a street: art. 16. */
export const zona = regra({
  id: 'ZONA',
  titulo: 'Zona do logradouro',
  norma: lei118,
  fundamento: [art('16')],
  resumo:
    'São da zona urbana da cidade os terrenos nos logradouros da lista do art. 16, quatro deles só até certo ponto; os demais do perímetro são da suburbana.',
  fatos: {
    logradouro: fato
      .enumeradoAberto('Logradouro, com o tipo', { ...logradourosUrbanos, ...logradourosEmParte })
      .obrigatoria(),
    dentroDoTrecho: fato.simNao('Dentro do trecho que o art. 16 delimita'),
  },
  parametros: {
    urbanos: lei.relacao(
      art('16'),
      {
        PRACA_GETULIO_VARGAS: 'Praças: - Getúlio Vargas',
        PRACA_RUY_BARBOSA: 'Ruy Barbosa',
        PRACA_BERNARDINO_MONTEIRO: 'Bernardino Monteiro',
        PRACA_SEIS_DE_JANEIRO: 'Seis de Janeiro',
        PRACA_BANDEIRA: 'Bandeira e Sebastião',
        PRACA_SEBASTIAO_MONTEIRO_DA_GAMA: 'Sebastião Monteiro da Gama',
        AVENIDA_RODRIGUES_ALVES: 'Avenidas:- Rodrigues Alves',
        AVENIDA_JERONYMO_MONTEIRO: 'Jerônymo Monteiro',
        RUA_DULCINO_PINHEIRO: 'Ruas:- Dulcino Pinheiro',
        RUA_WANDERLEY: 'Wanderley',
        RUA_DR_CHACON: 'Dr. Chacon',
        RUA_QUINTINO_BOCAIUVA: 'Quintino Bocaiúva',
        RUA_FRANCISCO_TEIXEIRA: 'Francisco Teixeira',
        RUA_QUINZE_DE_NOVEMBRO: 'Quinze de Novembro',
        RUA_VINTE_E_UM_DE_ABRIL: 'Vinte e um de Abril',
        RUA_ANTONIO_MARINS: 'Antônio Marins',
        RUA_GUARAREMA: 'Guararema',
        RUA_PE_ANCHIETA: 'Pe. Anchieta',
        RUA_JULIO_FONSECA: 'Júlio Fonseca',
      },
      L13,
    ),
    emParte: lei.relacao(
      art('16'),
      {
        RUA_BENJAMIN_CONSTANT: 'Benjamin Constant, até a estrada',
        RUA_MONTEIRO_DA_GAMA: 'Monteiro da Gama até a casa',
        RUA_SETE_DE_SETEMBRO: 'Sete de Setembro até a casa',
        RUA_MARECHAL_FLORIANO: 'Marechal Floriano até a travessa',
      },
      L13,
    ),
  },
  catalogo: ['ITU_ZONA'],
  calcular(f, p, conta) {
    if (p.urbanos.tem(f.logradouro)) return { zona: 'URBANA' };
    if (p.emParte.tem(f.logradouro)) {
      conta.usaAlternativa(L13);
      if (f.dentroDoTrecho === undefined)
        conta.nota('Não se disse se está dentro do trecho: tratado como fora dele', art('16'));
      return { zona: f.dentroDoTrecho ? 'URBANA' : 'SUBURBANA' };
    }
    recusaSemTipo(f.logradouro);
    conta.nota('Logradouro fora da lista: zona suburbana, se está no perímetro', art('16'));
    return { zona: 'SUBURBANA' };
  },
});

const porNomeSemTipo: ReadonlyMap<string, string> = new Map(
  [...Object.values(logradourosUrbanos), ...Object.values(logradourosEmParte)]
    .flat()
    .reverse()
    .map((nome) => [chaveDeTexto(nome.replace(/^\S+ /, '')), nome] as const),
);

/** A listed name without its kind could be the square or a street of the same name. */
function recusaSemTipo(escrito: string): void {
  const parecido = porNomeSemTipo.get(chaveDeTexto(escrito));
  if (parecido) {
    throw new FatoInvalido(
      'logradouro',
      `veio ${escrito}, sem o tipo; escreva o tipo e o nome, como ${parecido}`,
    );
  }
}
