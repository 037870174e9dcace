import { lei } from '../../../regra';
import { multaDosDemaisCasos } from '../figurasComuns';
import { L76, L77, L101 } from '../leiturasDasTaxas';
import { art } from '../norma';

/** Figures of the fines, by the chapter that gives each. */
export const figurasDaMulta = {
  declaracaoInexata: lei.faixaDaAutoridade(
    '100',
    '1000',
    art('49'),
    'multa de CEM CRUZEIROS (Cr$100,00) a MIL CRUZEIROS (Cr$1.000,00)',
  ),
  diasDaDeclaracao: lei.numero(
    '10',
    art('49', '§ único'),
    'será de dez (10) dias contados da data da notificação',
  ),
  falsoDomicilio: lei.numero('1', art('71', '§ 2º'), 'multa igual ao valor da licença que deixou de pagar'),
  ambulante: lei.numero('2', art('82'), 'a multa, que será do dobro do valor do imposto'),
  foraDeHoras: lei.faixaDaAutoridade(
    '200',
    '1000',
    art('85'),
    'multa de duzentos cruzeiros (Cr$ 200,00) a mil cruzeiros (Cr$ 1.000,00)',
  ),
  acrescimoForaDeHoras: lei.percentual(
    '50',
    art('85', '§ 2º'),
    'a taxa de cinquenta por cento (50%) do valor da multa',
  ),
  vezesDaEmissao: lei.numero('5', art('129'), 'multa de cinco vezes o valor do imposto'),
  minimoDaEmissao: lei.dinheiro('50', art('129'), 'não será inferior a cinquenta cruzeiros (Cr$ 50,00)', L76),
  diasDoCurso: lei.numero('8', art('129', '§ único'), 'o conservarem por mais de oito (8) dias'),
  vezesDoCurso: lei.numero('2', art('129', '§ único'), 'multa de duas vezes o valor do imposto'),
  minimoDoCurso: lei.dinheiro(
    '5000',
    art('129', '§ único'),
    'duas vezes o valor do imposto, o qual não será inferior a cinco mil cruzeiros (Cr$ 5.000,00)',
    L77,
  ),
  vezesDaFalsificacao: lei.numero('50', art('130'), 'multa de cinquenta vezes o seu valor'),
  minimoDaFalsificacao: lei.dinheiro(
    '5000',
    art('130'),
    'cinquenta vezes o seu valor, o qual não será inferior a cinco mil cruzeiros (Cr$ 5.000,00)',
  ),
  faltaDeMedidas: lei.dinheiro('100', art('142'), 'sob pena da multa de Cr$ 100,00 (cem cruzeiros)'),
  jogosDePesos: lei.numero('1', art('143'), 'não poderá ter mais de um jogo de pesos'),
  falsificacaoDeMedidas: lei.dinheiro('5000', art('144'), 'multa de cinco mil cruzeiros (Cr$ 5.000,00)'),
  limpezaDasMedidas: lei.dinheiro('20', art('145'), 'sob pena de multa de Cr$ 20,00 (vinte cruzeiros)'),
  recusa: lei.dinheiro('500', art('146'), 'multa de Cr$ 500,00 (quinhentos cruzeiros)'),
  recusaReincidente: lei.dinheiro('2000', art('146'), 'com a multa de Cr$ 2.000,00 (dois mil cruzeiros)'),
  forosNoPrimeiroAno: lei.numero('1', art('160'), 'igual ao valor dos foros no primeiro ano que se seguir'),
  forosNosDemais: lei.numero('5', art('160'), 'e de cinco vezes nos demais'),
  laudemio: lei.faixaDaAutoridade(
    '1000',
    '10000',
    art('166'),
    'multa de um mil cruzeiros (Cr$ 1.000,00) a dez mil cruzeiros (Cr$ 10.000,00)',
  ),
  geralDasIndustrias: lei.percentual(
    '50',
    art('200', 'a'),
    'a) Cinquenta por cento (50%) sobre o valor do imposto',
    L101,
  ),
  geralDosVeiculos: lei.faixaDaAutoridade(
    '20',
    '200',
    art('200', 'b'),
    'de vinte cruzeiros (Cr$ 20,00) a duzentos cruzeiros (Cr$ 200,00)',
  ),
  multaDosDemaisCasos,
};
