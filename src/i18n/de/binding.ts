import type { Translation } from '../types.ts'

export default {
  cardsTitle: 'Bankkarten',
  bindCard: 'Bankkarte hinzufügen',
  noCards: 'Noch keine Bankkarten',
  noCardsText: 'Fügen Sie eine hinzu, um darauf auszuzahlen.',
  showCards: 'Kartennummern vollständig anzeigen',
  cardBound: 'Karte hinzugefügt',
  unbind: 'Entfernen',
  unbindCard: 'Diese Karte entfernen?',
  unbindText: 'Sie können darauf nichts mehr auszahlen. Laufende Auszahlungen kommen dort noch an.',
  keep: 'Behalten',
  boundOn: 'Hinzugefügt am',
  noProperties: 'Kartendaten können zurzeit nicht eingegeben werden',
  cardNumberHint: 'Eine Kartennummer mit 12 bis 19 Ziffern oder eine IBAN',
  cardNumberForm: 'Geben Sie 12 bis 19 Ziffern oder eine vollständige IBAN ein',
  cardNumberCheck: 'Die Prüfziffern passen nicht: Ein Zeichen ist falsch, oder zwei sind vertauscht',
  swiftForm: 'Ein SWIFT-Code hat 8 oder 11 Buchstaben und Ziffern',
  tooLong: 'Höchstens {count} Zeichen',
  cardSafety:
    'Fügen Sie nur Karten auf Ihren eigenen Namen hinzu. Wir fragen nie nach Ablaufdatum, Prüfnummer oder PIN.',
  addressesTitle: 'Wallet-Adressen',
  bindAddress: 'Adresse hinzufügen',
  noAddresses: 'Noch keine Wallet-Adressen',
  noAddressesText: 'Fügen Sie eine hinzu, um dorthin auszuzahlen.',
  showAddresses: 'Adressen vollständig anzeigen',
  addressCount: '{count} von {limit} Adressen hinzugefügt',
  limitReached: 'Limit erreicht. Entfernen Sie eine Adresse, um eine weitere hinzuzufügen.',
  unbindAddress: 'Diese Adresse entfernen?',
  addressBound: 'Adresse hinzugefügt',
  currency: 'Währung',
  network: 'Netzwerk',
  address: 'Adresse',
  label: 'Bezeichnung',
  labelHint: 'Zum Beispiel „Erspartes“',
  copyAddress: 'Adresse kopieren',
  networkName: '{network} ({type})',
  networkRisk:
    'Die Adresse muss auf {network} liegen. Was über ein anderes Netzwerk gesendet wird, ist verloren und kann nicht zurückgeholt werden.',
  wrongNetwork:
    'Das sieht nach einer Adresse auf {found} aus, nicht auf {wanted}. Was dorthin gesendet wird, wäre verloren',
  wrongChecksum:
    'Die Prüfsumme passt nicht: Ein Zeichen ist falsch oder fehlt. Kopieren Sie die Adresse erneut',
  wrongForm: 'Das ist keine gültige Adresse auf {wanted}',
  noChecksum:
    'Dieses Format enthält keine Prüfsumme, ein falsches Zeichen würde also nicht erkannt. Vergleichen Sie Zeichen für Zeichen.',
  looksRight: 'Format und Prüfsumme passen zu {network}.',
  noWayYet:
    'Auszahlungen in {currency} über {network} sind noch nicht möglich. Sie können die Adresse trotzdem speichern.',
  unanswered:
    'Keine Antwort erhalten. Prüfen Sie die Liste, bevor Sie es erneut versuchen: Dieselbe wird nie doppelt hinzugefügt.',
  restBefore: 'Neue Karten und Adressen warten 24 Stunden: Diese ist ab {time} verwendbar.',
  paste: 'Einfügen',
  pasteFailed: 'Der Browser erlaubt das Einfügen hier nicht. Nutzen Sie sein eigenes Menü.',
  spacesRemoved: 'Leerzeichen entfernt',
} satisfies Translation['binding']
