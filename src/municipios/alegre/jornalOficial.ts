import { exige, fato, FatoInvalido, lei, regra } from '../../regra';
import { L95, L96 } from './leiturasDasTaxas';
import { art, lei118, parte } from './norma';

const tabela = parte('Tabela nº 1 do Jornal Oficial');

/** Jornal Oficial: art. 172 and Tabela nº 1. */
export const jornalOficial = regra({
  id: 'JORNAL_OFICIAL',
  titulo: 'Jornal Oficial',
  norma: lei118,
  fundamento: [art('172'), tabela],
  resumo:
    'Assinatura por prazo, anúncio por tamanho e por vez, publicação por linha conforme a página. O anúncio contratado por 3, 6 ou 12 meses tem desconto.',
  fatos: {
    item: fato
      .enumerado('Modalidade', {
        ASSINATURA: 'Assinatura',
        ANUNCIO: ['Anúncio', 'publicidade'],
        LINHA: ['Publicação por linha', 'edital'],
      })
      .obrigatoria(),
    meses: fato.inteiro('Meses da assinatura', { positivo: true }),
    tipo: fato.enumerado('Tamanho do anúncio', {
      PAGINA: ['Uma página', 'página inteira'],
      MEIA_PAGINA: 'Meia página',
      QUARTO_PAGINA: ['Um quarto de página', '1/4 de página'],
    }),
    quantidade: fato.inteiro('Vezes do anúncio, ou linhas', { positivo: true }),
    contratoMeses: fato.inteiro('Meses do contrato de anúncios'),
    pagina: fato.inteiro('Página do jornal', { positivo: true }),
  },
  parametros: {
    assinatura: lei.tabela<string>(tabela, {
      '3': lei.linha('Assinatura de 3 meses', '10', 'são pagas adiantadamente) Cr$ 10,00', L95),
      '6': lei.linha('Assinatura de 6 meses', '20', 'Por seis meses Cr$ 20,00'),
      '12': lei.linha('Assinatura de um ano', '30', 'Por um ano Cr$ 30,00'),
    }),
    anuncio: lei.tabela(tabela, {
      PAGINA: lei.linha('Uma página, por vez', '120', 'Preço por vez Cr$120,00', L95),
      MEIA_PAGINA: lei.linha('Meia página, por vez', '60', 'Uma página Cr$ 60,00', L95),
      QUARTO_PAGINA: lei.linha('Um quarto de página, por vez', '30', 'Meia página Cr$ 30,00', L95),
    }),
    desconto: lei.tabela<string, 'percentual'>(
      tabela,
      {
        '3': lei.linha('Contrato de 3 meses', '10', 'contratados por 3, 6 e 12 meses', L96),
        '6': lei.linha('Contrato de 6 meses', '20', 'desconto de 10, 20 e 50%', L96),
        '12': lei.linha('Contrato de 12 meses', '50', 'desconto de 10, 20 e 50%, respectivamente', L96),
      },
      'percentual',
    ),
    linha: lei.tabela<string>(tabela, {
      '1': lei.linha('Primeira página, por linha', '1', 'Primeira página Cr$ 1,00'),
      '2': lei.linha('Segunda página, por linha', '0.50', 'Segunda e terceira páginas Cr$ 0,50'),
      '3': lei.linha('Terceira página, por linha', '0.50', 'Segunda e terceira páginas Cr$ 0,50'),
      '4': lei.linha('Quarta página, por linha', '0.80', 'Quarta página Cr$ 0,80'),
    }),
  },
  catalogo: ['JORNAL_*'],
  calcular(f, p, conta) {
    const codigo = (nome: 'meses' | 'pagina', linhas: object): string => {
      const escolhido = String(conta.inteiro(exige(f, nome)));
      if (Object.hasOwn(linhas, escolhido)) return escolhido;
      throw new FatoInvalido(nome, `veio ${escolhido}; aceita-se ${Object.keys(linhas).join(', ')}`);
    };
    if (f.item === 'ASSINATURA')
      return { valor: conta.linha('Assinatura', p.assinatura, codigo('meses', p.assinatura.linhas)) };
    if (f.item === 'LINHA') {
      const tarifa = conta.linha('Preço da linha', p.linha, codigo('pagina', p.linha.linhas));
      return { valor: conta.vezes('Publicação', tarifa, exige(f, 'quantidade')) };
    }
    const porVez = conta.linha('Preço por vez', p.anuncio, exige(f, 'tipo'));
    const anuncios = conta.vezes('Anúncios', porVez, exige(f, 'quantidade'));
    const contrato = f.contratoMeses && String(conta.inteiro(f.contratoMeses));
    if (!contrato) return { valor: anuncios };
    if (!Object.hasOwn(p.desconto.linhas, contrato)) {
      conta.usaAlternativa(L96);
      return { valor: anuncios };
    }
    const desconto = conta.parte(
      'Desconto do contrato',
      conta.linha('Desconto', p.desconto, contrato),
      anuncios,
    );
    return { valor: conta.menos('Anúncios com desconto', anuncios, desconto) };
  },
});
