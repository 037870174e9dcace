export * from './edificacao';
export * from './penalidades';
export * from './projetoELicenca';
export * from './trabalhoEUsosEspeciais';
