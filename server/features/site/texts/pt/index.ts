import type { OperatorTexts } from '../types.ts'
import { documents } from './documents.ts'

export const pt: OperatorTexts = {
  documents,
  banners: {
    welcome: {
      title: 'Todo número pode ser conferido',
      subtitle: 'Taxas mostradas antes de confirmar, recibos que batem.',
    },
    markets: {
      title: '500 mercados, uma conta',
      subtitle: 'Ações dos EUA, cripto, futuros e forex, ao vivo.',
    },
    sandbox: {
      title: 'Pratique com dinheiro fictício',
      subtitle: 'Os depósitos são aprovados em segundos.',
    },
  },
  // Four stand in a row on a phone: a soft hyphen (\u00ad) says where a long word may part.
  entries: {
    deposit: 'Depósito',
    withdraw: 'Saque',
    exchange: 'Conver\u00adsão',
    search: 'Buscar',
    favorites: 'Favo\u00adritos',
    chart: 'Gráfico',
    ledger: 'Histórico',
    ledgerEntries: 'Histórico da conta',
    pledge: 'Aplicação',
    lockMining: 'Minera\u00adção com trava',
    loan: 'Emprés\u00adtimos',
    newShares: 'Novas ações',
    invite: 'Convidar amigos',
    welfare: 'Tarefas e cupons',
    awards: 'Recom\u00adpensas',
    activities: 'Ativi\u00addades',
    language: 'Idioma',
    line: 'Linha',
  },
  headings: {
    ranking: 'Classificações',
    notices: 'Avisos',
  },
  welcome: {
    title: 'Boas-vindas ao sandbox',
    content:
      'O mercado e o dinheiro aqui são simulados. Nada do que você faz custa ou rende dinheiro de verdade.',
  },
  notices: {
    fees: {
      title: 'As taxas são cobradas como publicadas',
      content:
        'Ordens à vista custam 0,1% do valor da ordem. “Conferir minha conta” recalcula cada taxa a partir da tabela publicada.',
    },
    hours: {
      title: 'No sandbox se negocia 24 horas por dia',
      content:
        'Aqui todos os mercados estão sempre abertos. As bolsas de verdade fecham à noite, nos fins de semana e nos feriados.',
    },
    limits: {
      title: 'O que o sandbox não reproduz',
      content:
        'As ordens não movem o mercado, são executadas por inteiro e nunca esperam em fila. Não há dividendos, desdobramentos nem impostos.',
    },
  },
  tips: {
    riskNotice: 'Sandbox: o mercado e o dinheiro são simulados.',
    orderNotice:
      'Uma ordem a mercado é executada ao preço atual e rejeitada se ele for mais de 0,5% pior do que o que você confirmou.',
  },
  bankCard: {
    bankName: 'Banco',
    accountName: 'Titular da conta',
    cardNumber: 'Número do cartão',
    branch: 'Agência',
    swift: 'Código SWIFT',
  },
  payee: {
    accountName: 'Titular da conta',
    bankName: 'Banco',
    accountNumber: 'Número da conta',
    swift: 'Código SWIFT',
  },
  recharge: {
    names: {
      sandbox: 'Transferência fictícia',
      bank: 'Transferência bancária',
      tron: 'USDT na TRON (TRC20)',
      ethereum: 'USDT na Ethereum (ERC20)',
      online: 'Pagamento online',
    },
    instructions: {
      sandbox:
        'Dinheiro fictício. O operador do sandbox aprova o depósito em segundos; valores terminados em ,13 são rejeitados, para você ver como é uma rejeição.',
      bank: 'Dinheiro fictício: não envie nada. Com dinheiro real, você transferiria o valor e depois adicionaria uma imagem do comprovante, que um analista confere. Valores terminados em ,17 são rejeitados como se a imagem não pudesse ser lida.',
      chain:
        'Dinheiro fictício: não envie nada. O sandbox age como se a transferência tivesse chegado. Número de confirmações que ele conta: {confirmations}. Valores terminados em ,19 são rejeitados como se tivessem sido enviados por outra rede.',
      online:
        'Dinheiro fictício. Você vai a uma página de pagamento do sandbox, que não cobra nada, e depois volta para cá. Você tem {minutes} minutos.',
    },
  },
  withdraw: {
    bank: 'Cartão bancário',
  },
  products: {
    pledge: 'Aplicação em {asset}, {days}',
    mining: 'Mineração com trava em {asset}, {days}',
    loan: 'Empréstimo, {instalments} × {days}',
    securedLoan: 'Empréstimo com garantia, {instalments} × {days}',
  },
  days: {
    one: '{count} dia',
    other: '{count} dias',
  },
}
