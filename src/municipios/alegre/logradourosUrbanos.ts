type Tipo = 'Praça' | 'Avenida' | 'Rua';

const ABREVIATURAS: Readonly<Record<Tipo, readonly string[]>> = {
  Praça: ['Praça', 'Pça.', 'Pç.'],
  Avenida: ['Avenida', 'Av.'],
  Rua: ['Rua', 'R.'],
};

/** A street with every way to write it: the kind in full or short, the name in each spelling. */
function logradouro(tipo: Tipo, ...nomes: readonly string[]): readonly [string, ...string[]] {
  const escritos = nomes.flatMap((nome) => ABREVIATURAS[tipo].map((abreviado) => `${abreviado} ${nome}`));
  return escritos as unknown as readonly [string, ...string[]];
}

/** Streets that are in the urban zone from end to end (art. 16). */
export const logradourosUrbanos = {
  PRACA_GETULIO_VARGAS: logradouro('Praça', 'Getúlio Vargas'),
  PRACA_RUY_BARBOSA: logradouro('Praça', 'Ruy Barbosa', 'Rui Barbosa'),
  PRACA_BERNARDINO_MONTEIRO: logradouro('Praça', 'Bernardino Monteiro'),
  PRACA_SEIS_DE_JANEIRO: logradouro('Praça', 'Seis de Janeiro', '6 de Janeiro'),
  PRACA_BANDEIRA: logradouro('Praça', 'da Bandeira'),
  PRACA_SEBASTIAO_MONTEIRO_DA_GAMA: logradouro('Praça', 'Sebastião Monteiro da Gama'),
  AVENIDA_RODRIGUES_ALVES: logradouro('Avenida', 'Rodrigues Alves'),
  AVENIDA_JERONYMO_MONTEIRO: logradouro('Avenida', 'Jerônymo Monteiro', 'Jerônimo Monteiro'),
  RUA_DULCINO_PINHEIRO: logradouro('Rua', 'Dulcino Pinheiro'),
  RUA_WANDERLEY: logradouro('Rua', 'Wanderley', 'Vanderlei', 'Wanderlei'),
  RUA_DR_CHACON: logradouro('Rua', 'Dr. Chacon', 'Doutor Chacon'),
  RUA_QUINTINO_BOCAIUVA: logradouro('Rua', 'Quintino Bocaiúva', 'Quintino Bocayuva'),
  RUA_FRANCISCO_TEIXEIRA: logradouro('Rua', 'Francisco Teixeira'),
  RUA_QUINZE_DE_NOVEMBRO: logradouro('Rua', 'Quinze de Novembro', '15 de Novembro', 'XV de Novembro'),
  RUA_VINTE_E_UM_DE_ABRIL: logradouro('Rua', 'Vinte e um de Abril', '21 de Abril'),
  RUA_ANTONIO_MARINS: logradouro('Rua', 'Antônio Marins'),
  RUA_GUARAREMA: logradouro('Rua', 'Guararema'),
  RUA_PE_ANCHIETA: logradouro('Rua', 'Pe. Anchieta', 'Padre Anchieta'),
  RUA_JULIO_FONSECA: logradouro('Rua', 'Júlio Fonseca'),
};

/** Streets that are urban only up to a landmark. */
export const logradourosEmParte = {
  RUA_BENJAMIN_CONSTANT: logradouro('Rua', 'Benjamin Constant'),
  RUA_MONTEIRO_DA_GAMA: logradouro('Rua', 'Monteiro da Gama'),
  RUA_SETE_DE_SETEMBRO: logradouro('Rua', 'Sete de Setembro', '7 de Setembro'),
  RUA_MARECHAL_FLORIANO: logradouro('Rua', 'Marechal Floriano', 'Mal. Floriano'),
};
