import type { Translation } from '../types.ts'

export default {
  cardsTitle: 'Bankkarten',
  bindCard: 'Bankkarte hinterlegen',
  noCards: 'Keine Bankkarte hinterlegt',
  noCardsText: 'Hinterlegen Sie eine, dann können Auszahlungen dorthin gehen.',
  showCards: 'Nummern vollständig anzeigen',
  cardBound: 'Die Karte ist hinterlegt',
  unbind: 'Entfernen',
  unbindCard: 'Diese Karte entfernen?',
  unbindText:
    'Auf diese Karte kann dann nichts mehr ausgezahlt werden. Laufende Auszahlungen kommen dort noch an.',
  keep: 'Behalten',
  boundOn: 'Hinterlegt am',
  noProperties: 'Es ist nicht bekannt, welche Angaben eine Karte braucht',
  cardNumberHint: 'Eine Kartennummer mit 12 bis 19 Ziffern oder eine IBAN',
  cardNumberForm: 'Schreiben Sie 12 bis 19 Ziffern oder eine vollständige IBAN',
  cardNumberCheck: 'Die Prüfziffern passen nicht: Ein Zeichen ist falsch, oder zwei sind vertauscht',
  swiftForm: 'Ein SWIFT-Code hat 8 oder 11 Buchstaben und Ziffern',
  tooLong: 'Höchstens {count} Zeichen',
  cardSafety:
    'Hinterlegen Sie nur Karten auf Ihren eigenen Namen. Wir fragen nie nach dem Ablaufdatum, der Prüfnummer oder der PIN.',
  addressesTitle: 'Wallet-Adressen',
  bindAddress: 'Adresse hinterlegen',
  noAddresses: 'Keine Wallet-Adresse hinterlegt',
  noAddressesText: 'Hinterlegen Sie eine, dann können Auszahlungen dorthin gehen.',
  showAddresses: 'Adressen vollständig anzeigen',
  addressCount: 'Hinterlegte Adressen: {count} von {limit}',
  limitReached: 'Mehr können nicht hinterlegt werden. Entfernen Sie eine, um Platz zu schaffen.',
  unbindAddress: 'Diese Adresse entfernen?',
  addressBound: 'Die Adresse ist hinterlegt',
  currency: 'Währung',
  network: 'Netzwerk',
  address: 'Adresse',
  label: 'Ihre Bezeichnung',
  labelHint: 'Zum Beispiel „Erspartes“',
  copyAddress: 'Adresse kopieren',
  networkName: '{network} ({type})',
  networkRisk:
    'Die Adresse muss zu diesem Netzwerk gehören: {network}. Was über ein anderes Netzwerk gesendet wird, ist verloren, und niemand kann es zurückholen.',
  wrongNetwork:
    'Das sieht nach einer Adresse von {found} aus, nicht von {wanted}. Was dorthin gesendet wird, wäre verloren',
  wrongChecksum:
    'Die Prüfsumme passt nicht: Ein Zeichen ist falsch oder fehlt. Kopieren Sie die Adresse erneut',
  wrongForm: 'Das ist keine Adresse von {wanted}',
  noChecksum:
    'Diese Schreibweise enthält keine Prüfsumme, ein falsches Zeichen würde also nicht auffallen. Vergleichen Sie sie Zeichen für Zeichen.',
  looksRight: 'Form und Prüfsumme passen zu {network}.',
  noWayYet:
    'In {currency} kann über {network} noch nichts ausgezahlt werden. Die Adresse bleibt gespeichert.',
  unanswered:
    'Es kam keine Antwort. Sehen Sie in die Liste, bevor Sie es erneut versuchen: Dieselbe wird nie doppelt hinterlegt.',
  restBefore: 'Bei Ihnen warten neue Karten und Adressen 24 Stunden: Diese ist ab {time} verwendbar.',
  paste: 'Einfügen',
  pasteFailed: 'Der Browser erlaubt das Einfügen hier nicht. Nutzen Sie sein eigenes Menü.',
  spacesRemoved: 'Leerzeichen entfernt',
} satisfies Translation['binding']
