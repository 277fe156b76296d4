import type { OperatorTexts } from '../types.ts'
import { documents } from './documents.ts'

export const it: OperatorTexts = {
  documents,
  banners: {
    welcome: {
      title: 'Ogni cifra si può verificare',
      subtitle: 'Commissioni mostrate prima della conferma, ricevute che corrispondono.',
    },
    markets: {
      title: '500 mercati, un solo conto',
      subtitle: 'Azioni USA, crypto, futures e forex, in tempo reale.',
    },
    sandbox: {
      title: 'Faccia pratica con denaro virtuale',
      subtitle: 'I depositi sono approvati in pochi secondi.',
    },
  },
  // Four stand in a row on a phone: a soft hyphen (\u00ad) says where a long word may part.
  entries: {
    deposit: 'Deposita',
    withdraw: 'Preleva',
    exchange: 'Converti',
    search: 'Cerca',
    favorites: 'Watchlist',
    chart: 'Grafico',
    ledger: 'Movi\u00admenti',
    ledgerEntries: 'Movi\u00admenti del conto',
    pledge: 'Vincolo',
    lockMining: 'Lock mining',
    loan: 'Prestiti',
    newShares: 'Nuove azioni',
    invite: 'Invita amici',
    welfare: 'Compiti e buoni',
    awards: 'Ricom\u00adpense',
    activities: 'Attività',
    language: 'Lingua',
    line: 'Linea',
  },
  headings: {
    ranking: 'Classifiche',
    notices: 'Avvisi',
  },
  welcome: {
    title: 'Benvenuti nella sandbox',
    content:
      'Il mercato e il denaro qui sono simulati. Nulla di ciò che fa costa o fa guadagnare denaro reale.',
  },
  notices: {
    fees: {
      title: 'Commissioni come pubblicate',
      content:
        'Gli ordini spot costano lo 0,1% del valore dell’ordine. «Verifica il mio conto» ricalcola ogni commissione dal listino pubblicato.',
    },
    hours: {
      title: 'Nella sandbox si negozia 24 ore su 24',
      content:
        'Qui ogni mercato è sempre aperto. Le borse vere chiudono di notte, nei fine settimana e nei giorni festivi.',
    },
    limits: {
      title: 'Che cosa la sandbox non riproduce',
      content:
        'Gli ordini non muovono il mercato, sono eseguiti per intero e non restano mai in coda. Dividendi, frazionamenti e imposte non esistono.',
    },
  },
  tips: {
    riskNotice: 'Sandbox: il mercato e il denaro sono simulati.',
    orderNotice:
      'Un ordine a mercato è eseguito al prezzo attuale e respinto se questo è peggiore di oltre lo 0,5% di quello confermato.',
  },
  bankCard: {
    bankName: 'Banca',
    accountName: 'Intestatario del conto',
    cardNumber: 'Numero di carta',
    branch: 'Filiale',
    swift: 'Codice SWIFT',
  },
  payee: {
    accountName: 'Intestatario del conto',
    bankName: 'Banca',
    accountNumber: 'Numero di conto',
    swift: 'Codice SWIFT',
  },
  recharge: {
    names: {
      sandbox: 'Trasferimento sandbox',
      bank: 'Bonifico bancario',
      tron: 'USDT su TRON (TRC20)',
      ethereum: 'USDT su Ethereum (ERC20)',
      online: 'Pagamento online',
    },
    instructions: {
      sandbox:
        'Denaro virtuale. Il gestore della sandbox approva il deposito in pochi secondi; gli importi che finiscono con ,13 sono respinti, per mostrare come si presenta un rifiuto.',
      bank: 'Denaro virtuale: non invii nulla. Con denaro reale farebbe il bonifico e poi aggiungerebbe un’immagine della ricevuta, che un addetto verifica. Gli importi che finiscono con ,17 sono respinti come se l’immagine fosse illeggibile.',
      chain:
        'Denaro virtuale: non invii nulla. La sandbox fa come se il trasferimento fosse arrivato. Numero di conferme che attende: {confirmations}. Gli importi che finiscono con ,19 sono respinti come se fossero stati inviati su un’altra rete.',
      online:
        'Denaro virtuale. Si passa a una pagina di pagamento della sandbox, che non addebita nulla, e poi si torna qui. Tempo a disposizione: {minutes} minuti.',
    },
  },
  withdraw: {
    bank: 'Carta bancaria',
  },
  products: {
    pledge: 'Vincolo {asset}, {days}',
    mining: 'Lock mining {asset}, {days}',
    loan: 'Prestito, {instalments} × {days}',
    securedLoan: 'Prestito con garanzia, {instalments} × {days}',
  },
  days: {
    one: '{count} giorno',
    other: '{count} giorni',
  },
}
