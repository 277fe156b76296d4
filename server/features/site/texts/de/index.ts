import type { OperatorTexts } from '../types.ts'
import { documents } from './documents.ts'

export const de: OperatorTexts = {
  documents,
  banners: {
    welcome: {
      title: 'Jede Zahl lässt sich nachprüfen',
      subtitle: 'Gebühren vor der Bestätigung sichtbar, Belege, die übereinstimmen.',
    },
    markets: {
      title: '500 Märkte, ein Konto',
      subtitle: 'US-Aktien, Krypto, Futures und Forex, live.',
    },
    sandbox: {
      title: 'Mit Spielgeld üben',
      subtitle: 'Einzahlungen werden binnen Sekunden genehmigt.',
    },
  },
  // Four stand in a row on a phone: a soft hyphen (\u00ad) says where a long word may part.
  entries: {
    deposit: 'Einzahlen',
    withdraw: 'Auszahlen',
    exchange: 'Um\u00adtauschen',
    search: 'Suchen',
    favorites: 'Watchlist',
    chart: 'Chart',
    ledger: 'Bu\u00adchungen',
    ledgerEntries: 'Konto\u00adbuchun\u00adgen',
    pledge: 'Fest\u00adanlage',
    lockMining: 'Lock-Mining',
    loan: 'Kredite',
    newShares: 'Neue Aktien',
    invite: 'Freunde einladen',
    welfare: 'Auf\u00adgaben und Gut\u00adscheine',
    awards: 'Prämien',
    activities: 'Aktivi\u00adtäten',
    language: 'Sprache',
    line: 'Server',
  },
  headings: {
    ranking: 'Ranglisten',
    notices: 'Hinweise',
  },
  welcome: {
    title: 'Willkommen in der Sandbox',
    content:
      'Markt und Geld sind hier simuliert. Nichts, was Sie tun, kostet echtes Geld oder bringt welches ein.',
  },
  notices: {
    fees: {
      title: 'Gebühren wie veröffentlicht',
      content:
        'Spot-Orders kosten 0,1 % des Orderwerts. „Mein Konto prüfen“ rechnet jede Gebühr anhand der veröffentlichten Tabelle nach.',
    },
    hours: {
      title: 'In der Sandbox wird rund um die Uhr gehandelt',
      content:
        'Hier ist jeder Markt jederzeit offen. Echte Börsen schließen nachts, am Wochenende und an Feiertagen.',
    },
    limits: {
      title: 'Was die Sandbox nicht nachbildet',
      content:
        'Orders bewegen den Markt nicht, werden ganz ausgeführt und stehen nie in einer Warteschlange. Dividenden, Splits und Steuern kommen nicht vor.',
    },
  },
  tips: {
    riskNotice: 'Sandbox: Markt und Geld sind simuliert.',
    orderNotice:
      'Eine Market-Order wird zum aktuellen Kurs ausgeführt und abgelehnt, wenn dieser um mehr als 0,5 % schlechter ist als der von Ihnen bestätigte Kurs.',
  },
  bankCard: {
    bankName: 'Bank',
    accountName: 'Kontoinhaber',
    cardNumber: 'Kartennummer',
    branch: 'Filiale',
    swift: 'SWIFT-Code',
  },
  payee: {
    accountName: 'Kontoinhaber',
    bankName: 'Bank',
    accountNumber: 'Kontonummer',
    swift: 'SWIFT-Code',
  },
  recharge: {
    names: {
      sandbox: 'Sandbox-Überweisung',
      bank: 'Banküberweisung',
      tron: 'USDT über TRON (TRC20)',
      ethereum: 'USDT über Ethereum (ERC20)',
      online: 'Online-Zahlung',
    },
    instructions: {
      sandbox:
        'Spielgeld. Der Betreiber der Sandbox genehmigt die Einzahlung binnen Sekunden; Beträge, die auf ,13 enden, werden abgelehnt, damit Sie sehen, wie eine Ablehnung aussieht.',
      bank: 'Spielgeld: Überweisen Sie nichts. Mit echtem Geld würden Sie den Betrag überweisen und dann ein Bild des Belegs hinzufügen, das geprüft wird. Beträge, die auf ,17 enden, werden abgelehnt, als wäre das Bild nicht lesbar.',
      chain:
        'Spielgeld: Senden Sie nichts. Die Sandbox tut, als wäre die Überweisung angekommen. Zahl der Bestätigungen, die sie abwartet: {confirmations}. Beträge, die auf ,19 enden, werden abgelehnt, als wären sie über ein anderes Netzwerk gesendet worden.',
      online:
        'Spielgeld. Sie werden zu einer Zahlungsseite der Sandbox weitergeleitet, die nichts abbucht, und kehren danach hierher zurück. Sie haben {minutes} Minuten Zeit.',
    },
  },
  withdraw: {
    bank: 'Bankkarte',
  },
  products: {
    pledge: '{asset}-Festanlage, {days}',
    mining: '{asset}-Lock-Mining, {days}',
    loan: 'Kredit, {instalments} × {days}',
    securedLoan: 'Besicherter Kredit, {instalments} × {days}',
  },
  days: {
    one: '{count} Tag',
    other: '{count} Tage',
  },
}
