import { fato, lei, regra } from '../../regra';
import { L97, L98 } from './leiturasDasTaxas';
import { art, lei118, parte } from './norma';

const tabela = parte('Tabela nº 1 do Cemitério');

/** Taxa de Cemitério: arts. 174 to 176 and Tabela nº 1. */
export const taxaCemiterio = regra({
  id: 'TAXA_CEMITERIO',
  titulo: 'Taxa de Cemitério',
  norma: lei118,
  fundamento: [art('174 e 175'), tabela],
  resumo:
    'Valor fixo por carneira, exumação, nicho ou sepultura, pago antes do ato. Pobres, presos falecidos na prisão e funcionários municipais com a família não pagam.',
  fatos: {
    item: fato
      .enumerado('Linha da tabela', {
        CARNEIRA_ADULTO_5: ['Carneira de adulto, 5 anos', 'carneira adulto', 'carneira'],
        CARNEIRA_ADULTO_RENOVACAO: ['Carneira de adulto, renovação por 5 anos', 'renovação adulto'],
        CARNEIRA_MENOR_5: ['Carneira de menor, 5 anos', 'carneira menor'],
        CARNEIRA_MENOR_RENOVACAO: ['Carneira de menor, renovação por 5 anos', 'renovação menor'],
        CARNEIRA_PERPETUA: ['Carneira perpétua', 'perpétua'],
        EXUMACAO: 'Exumação',
        NICHO_PERPETUO: ['Nicho perpétuo', 'nicho'],
        SEPULTURA_RASA_SEDE: ['Sepultura rasa na sede', 'sepultura rasa', 'cova rasa na sede'],
        SEPULTURA_RASA_DISTRITO: ['Sepultura rasa nos distritos', 'cova rasa no distrito'],
      })
      .obrigatoria(),
    idade: fato.inteiro('Idade (anos)'),
  },
  parametros: {
    taxa: lei.tabela(tabela, {
      CARNEIRA_ADULTO_5: lei.linha(
        'Carneira de adulto, 5 anos',
        '400',
        'a) Carneira, para adulto por 5 anos Cr$ 400,00',
      ),
      CARNEIRA_ADULTO_RENOVACAO: lei.linha(
        'Carneira de adulto, renovação',
        '200',
        'b) Idem, renovada por 5 anos Cr$ 200,00',
      ),
      CARNEIRA_MENOR_5: lei.linha(
        'Carneira de menor, 5 anos',
        '200',
        'c) Idem, para menores, por 5 anos Cr$ 200,00',
        L97,
      ),
      CARNEIRA_MENOR_RENOVACAO: lei.linha(
        'Carneira de menor, renovação',
        '100',
        'd) Idem, para menores, renovada por 5 anos Cr$ 100,00',
        L97,
      ),
      CARNEIRA_PERPETUA: lei.linha('Carneira perpétua', '1000', 'e) Idem, perpétua Cr$1.000,00'),
      CARNEIRA_PERPETUA_MENOR_7: lei.linha(
        'Carneira perpétua de menor de 7 anos',
        '600',
        'f) Idem, perpétua, para menores de 7 anos Cr$ 600,00',
      ),
      EXUMACAO: lei.linha('Exumação', '30', 'g) Exumação Cr$ 30,00'),
      NICHO_PERPETUO: lei.linha('Nicho perpétuo', '150', 'h) Nicho perpétuo Cr$ 150,00'),
      SEPULTURA_RASA_SEDE: lei.linha('Sepultura rasa na sede', '10', 'i) Sepultura rasa, na sede Cr$ 10,00'),
      SEPULTURA_RASA_DISTRITO: lei.linha(
        'Sepultura rasa nos distritos',
        '8',
        'j) Sepultura rasa, nos distritos Cr$ 8,00',
      ),
    }),
    idadeDeMenor: lei.numero('7', parte('Tabela nº 1 do Cemitério', 'f'), 'perpétua, para menores de 7 anos'),
  },
  isencoes: [
    { codigo: 'POBRE', titulo: 'Pobre', citacao: art('176', 'a'), trecho: 'a) de pobres;', leitura: L98 },
    {
      codigo: 'PRESO',
      titulo: 'Preso falecido na prisão',
      citacao: art('176', 'b'),
      trecho: 'b) de presos que falecerem na prisão',
      leitura: L98,
    },
    {
      codigo: 'FAMILIA_FUNCIONARIO',
      titulo: 'Funcionário municipal, esposa ou filho',
      citacao: art('176', 'c'),
      trecho: 'c) de funcionários municipais, suas esposas e filhos',
      leitura: L98,
    },
  ],
  catalogo: [
    'CEMITERIO_CARNEIRA_*',
    'CEMITERIO_EXUMACAO',
    'CEMITERIO_NICHO_PERPETUO',
    'CEMITERIO_SEPULTURA_RASA_*',
    'CEMITERIO_ISENCAO_*',
  ],
  calcular(f, p, conta) {
    const deSeteOuMais = f.idade && conta.aoMenos(f.idade, p.idadeDeMenor);
    switch (f.item) {
      case 'CARNEIRA_PERPETUA': {
        if (!f.idade) conta.nota('Idade não informada: linha geral, sem a redução da alínea f');
        const deMenor = f.idade && !deSeteOuMais;
        return { valor: conta.linha('Taxa', p.taxa, deMenor ? 'CARNEIRA_PERPETUA_MENOR_7' : f.item) };
      }
      case 'CARNEIRA_MENOR_5':
        if (deSeteOuMais && conta.usaAlternativa(L97))
          return { valor: conta.linha('Taxa', p.taxa, 'CARNEIRA_ADULTO_5') };
        return { valor: conta.linha('Taxa', p.taxa, f.item) };
      case 'CARNEIRA_MENOR_RENOVACAO':
        if (deSeteOuMais && conta.usaAlternativa(L97))
          return { valor: conta.linha('Taxa', p.taxa, 'CARNEIRA_ADULTO_RENOVACAO') };
        return { valor: conta.linha('Taxa', p.taxa, f.item) };
      default:
        return { valor: conta.linha('Taxa', p.taxa, f.item) };
    }
  },
});
