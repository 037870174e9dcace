import { G41 } from '../leituras';
import { pelaOrdem, produto } from './produto';

/** Rows that are read and that the first list of codes did not have. */
export const outrosProdutosLidos = {
  BALAS_CONFEITOS: produto(
    ['Balas e confeitos', 'balas', 'confeitos'],
    [null, '75', '112.50', '150'],
    ['as e confeitos 73.00'],
    G41,
  ),
  BARBANTES_CORDAS: produto(
    ['Barbantes e cordas', 'barbantes', 'cordas'],
    [null, '100', '150', '200'],
    ['vbantes e cordas 100,00'],
    G41,
  ),
  BORDADOS_ALMOFADAS: produto(
    ['Bordados e almofadas', 'bordados', 'almofadas'],
    [null, '100', '150', '200'],
    ['almofades « somelluntes 190,00'],
    G41,
  ),
  ARTIGOS_DE_CARNAVAL: produto(
    ['Artigos de carnaval'],
    [null, '100', '150', '200'],
    ['itpos de carnavsl 109,90'],
    G41,
  ),
  ARTIGOS_DE_VIME: produto(
    ['Artigos de vime', 'vime'],
    [null, '150', '225', '300'],
    ['Pos de vime 150,90'],
    G41,
  ),
  ARTEFATOS_DE_COURO: produto(
    ['Artefatos de couro'],
    [null, '75', '112.50', '150'],
    ['coro artofatos de 75.00'],
    G41,
  ),
  FERRO_ESMALTADO_ALUMINIO: produto(
    ['Objetos de ferro esmaltado e alumínio', 'ferro esmaltado', 'alumínio'],
    [null, '200', '300', '400'],
    ['300,00 00,00'],
    G41,
  ),
  FUBA_QUIRERA: produto(
    ['Fubá e quirera', 'fubá', 'quirera'],
    [null, '40', '60', '80'],
    ['5:00 êcioo “80,00'],
    G41,
  ),
  GARRAFA_VAZIA: pelaOrdem(
    ['Garrafa vazia, comprador', 'garrafas vazias'],
    [null, '100', '150', '200'],
    ['à Ago/Co 150,00 200,00'],
  ),
  IMAGENS_ESTAMPAS_ESTATUETAS: produto(
    ['Imagens, estampas e estatuetas', 'imagens', 'estampas', 'estatuetas'],
    [null, '100', '150', '200'],
    ['1,00 200,00'],
    G41,
  ),
} as const;
