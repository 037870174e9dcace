import {
  afastamentoFrontal,
  afastamentoLateral,
  fossaSeptica,
  instalacaoSanitaria,
} from './afastamentosESanitarios';
import { areaAberta, areaFechada } from './areasDeIluminacao';
import { auditorio, patamarDeAuditorio, ventilacaoDeAuditorio } from './auditorios';
import { protecaoDeCorte, tapume } from './canteiro';
import { classeDeCompartimento, dispensaDeAbertura } from './classesDeCompartimento';
import { abertura, compartimento } from './compartimentos';
import { chamine, garagemColetiva, muroDePosto, piscina } from './construcoesEspeciais';
import {
  elevador,
  escadaIncombustivel,
  lanceDeEscada,
  larguraDeEscada,
  passagemSobEscada,
  rampa,
} from './escadasERampas';
import {
  conjuntosSanitariosDeAsilo,
  dormitorioColetivo,
  salaDeAula,
  sanitariosDeEscola,
  ventilacaoDeSalaDeAula,
} from './escolasEAsilos';
import { fechamentoDeTerreno, marquise, muro, passeio } from './marquisesMurosEPasseios';
import { materialIncombustivel, parede, revestimentoLavavel } from './paredesEPisos';
import { circulacaoInterna, poltronas } from './poltronasECirculacao';
import { corredor, galeria, porta } from './portasECorredores';
import {
  dispensaDeLicenca,
  dispensaDeLicencaDeMuro,
  dispensaDeProjeto,
  escalaMinima,
  jogosDeCopias,
} from './projetoELicenca';
import type { Requisito } from './requisito';
import { portaria, unidadeResidencial } from './residencias';
import {
  chuveirosDeAcougue,
  fonteDeCalor,
  lojaEmGaleria,
  peDireito,
  sanitarioDeIndustria,
  sanitariosDeEscritorios,
  sanitariosSeparados,
} from './trabalho';

/** Every requirement of the works code. The order is that of the lists shown; a new one goes to the end. */
export const requisitos: readonly Requisito[] = [
  dispensaDeProjeto,
  dispensaDeLicencaDeMuro,
  tapume,
  parede,
  marquise,
  muro,
  passeio,
  corredor,
  galeria,
  larguraDeEscada,
  lanceDeEscada,
  rampa,
  elevador,
  compartimento,
  abertura,
  areaAberta,
  areaFechada,
  afastamentoFrontal,
  afastamentoLateral,
  fossaSeptica,
  peDireito,
  porta,
  chuveirosDeAcougue,
  sanitariosSeparados,
  sanitariosDeEscritorios,
  salaDeAula,
  ventilacaoDeSalaDeAula,
  sanitariosDeEscola,
  dormitorioColetivo,
  conjuntosSanitariosDeAsilo,
  auditorio,
  ventilacaoDeAuditorio,
  patamarDeAuditorio,
  chamine,
  garagemColetiva,
  fonteDeCalor,
  muroDePosto,
  unidadeResidencial,
  lojaEmGaleria,
  escalaMinima,
  jogosDeCopias,
  dispensaDeLicenca,
  protecaoDeCorte,
  materialIncombustivel,
  revestimentoLavavel,
  passagemSobEscada,
  escadaIncombustivel,
  fechamentoDeTerreno,
  classeDeCompartimento,
  dispensaDeAbertura,
  instalacaoSanitaria,
  portaria,
  sanitarioDeIndustria,
  circulacaoInterna,
  poltronas,
  piscina,
];
