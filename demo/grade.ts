import { createUniver, LocaleType, mergeLocales, type FUniver, type Univer } from '@univerjs/presets';
import { CalculationMode, UniverSheetsCorePreset } from '@univerjs/preset-sheets-core';
import ptBR from '@univerjs/preset-sheets-core/locales/pt-BR';
import { amostras } from './amostras';
import { digitaEmPortugues } from './digitaEmPortugues';
import { mostraEmPortugues } from './mostraEmPortugues';
import { pastaDeTrabalho } from './pastaDeTrabalho';

export interface Grade {
  readonly univer: Univer;
  readonly api: FUniver;
}

/**
 * Opens the grid with the samples, speaking Brazilian Portuguese. Nothing is calculated yet: the grid creates the
 * parts where functions are registered only with the first workbook, and until then all would be #NOME?.
 */
export function abreGrade(container: string): Grade {
  const { univer, univerAPI: api } = createUniver({
    locale: LocaleType.PT_BR,
    locales: { [LocaleType.PT_BR]: mergeLocales(ptBR) },
    presets: [
      UniverSheetsCorePreset({
        container,
        ribbonType: 'simple',
        formula: { initialFormulaComputing: CalculationMode.NO_CALCULATION },
      }),
    ],
  });
  api.createWorkbook(pastaDeTrabalho(amostras)).setNumfmtLocal('pt');
  const injector = univer.__getInjector();
  digitaEmPortugues(injector);
  mostraEmPortugues(injector);
  return { univer, api };
}
