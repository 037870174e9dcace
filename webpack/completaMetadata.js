// Microsoft's published limits for the metadata of a custom function.
const LIMITES = { nome: 64, descricaoDeParametro: 128, descricaoDeFuncao: 512 };
const ID_VALIDO = /^[A-Z][A-Z0-9_]*$/;

function repetidos(valores) {
  return [...new Set(valores.filter((valor, i) => valores.indexOf(valor) !== i))];
}

function enumeracaoDoExcel({ id, valores }) {
  return {
    id,
    type: 'string',
    values: valores.map(({ valor, descricao }) => ({ name: valor, stringValue: valor, tooltip: descricao })),
  };
}

/** Ids are for ever, and the metadata package compares them only within one file. */
function confereFuncoes(funcoes) {
  const erros = repetidos(funcoes.map(({ id }) => id)).map((id) => `id repetido: ${id}`);
  for (const { id, name, description = '', parameters } of funcoes) {
    if (!ID_VALIDO.test(id)) erros.push(`id inválido: ${id}`);
    if (id !== name) erros.push(`${id}: nome (${name}) e id diferem`);
    if (!description || description.length > LIMITES.descricaoDeFuncao) erros.push(`${id}: descrição`);
    for (const parametro of parameters) {
      const texto = parametro.description ?? '';
      if (!texto || texto.length > LIMITES.descricaoDeParametro)
        erros.push(`${id}.${parametro.name}: descrição`);
      if (parametro.name.length > LIMITES.nome) erros.push(`${id}.${parametro.name}: nome`);
    }
  }
  return erros;
}

/**
 * Adds to the generated metadata: errors accepted in cells, help address of each function, and the closed lists.
 *
 * A listed parameter keeps type `any` and dimensionality `matrix`: `string`, which the metadata package gives to a
 * parameter declared with a `@customenum`, would turn numbers and blanks into text, and one cell in error
 * anywhere in the column would make Excel refuse the whole call.
 */
function completaMetadata(metadata, enumeracoes, ajuda) {
  const erros = confereFuncoes(metadata.functions);
  erros.push(...repetidos(enumeracoes.map(({ id }) => id)).map((id) => `enumeração repetida: ${id}`));
  const listaDoParametro = new Map();
  for (const { id, valores, parametros } of enumeracoes) {
    erros.push(...repetidos(valores.map(({ valor }) => valor)).map((valor) => `${id}: ${valor} repetido`));
    for (const parametro of parametros) {
      if (listaDoParametro.has(parametro)) erros.push(`${parametro}: duas enumerações`);
      listaDoParametro.set(parametro, id);
    }
  }
  const conhecidos = new Set();
  const functions = metadata.functions.map((funcao) => ({
    ...funcao,
    helpUrl: funcao.helpUrl ?? ajuda(funcao.id),
    parameters: funcao.parameters.map((parametro) => {
      const chave = `${funcao.id}.${parametro.name}`;
      conhecidos.add(chave);
      conhecidos.add(`*.${parametro.name}`);
      const lista =
        listaDoParametro.get(chave) ?? listaDoParametro.get(`*.${parametro.name}`) ?? parametro.customEnumId;
      return lista ? { ...parametro, type: 'any', customEnumId: lista } : parametro;
    }),
  }));
  for (const chave of listaDoParametro.keys()) {
    if (!conhecidos.has(chave)) erros.push(`${chave}: enumeração de parâmetro que não existe`);
  }
  const completo = {
    allowCustomDataForDataTypeAny: true,
    allowErrorForDataTypeAny: true,
    functions,
    enums: [...(metadata.enums ?? []), ...enumeracoes.map(enumeracaoDoExcel)],
  };
  return { completo, erros };
}

module.exports = { completaMetadata };
