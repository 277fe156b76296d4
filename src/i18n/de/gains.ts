import type { Translation } from '../types.ts'

export default {
  title: 'Realisierte Gewinne',
  year: 'Steuerjahr',
  yearNote: 'Kalenderjahre, UTC',
  method: 'Kostenmethode',
  fifo: 'FIFO',
  average: 'Durchschnittskosten',
  working: 'Ihr Verlauf wird gelesen: enthalten bis {time}',
  total: 'Summe',
  proceeds: 'Erlös',
  cost: 'Kosten',
  gain: 'Gewinn/Verlust',
  byProduct: 'Nach Produkt',
  lots: 'Verkäufe nach Kaufposten',
  span: '{from} bis {to}',
  none: 'In diesem Jahr nichts verkauft',
  noneText: 'Was Sie verkaufen, erscheint hier mit seinen Kosten.',
  acquired: 'Gekauft',
  sold: 'Verkauft',
  held: 'Haltedauer',
  days: 'Tage',
  entriesOfSale: 'Buchungen des Verkaufs',
  entriesOfPurchase: 'Buchungen des Kaufs',
  others: 'Weitere realisierte Ergebnisse',
  othersNote: 'Ohne Kaufposten. In USDT, zu den Kursen ihrer Zeitpunkte.',
  contractFees: 'Kontraktgebühren',
  notAdvice:
    'Dies ist keine Steuerberatung. Welche Regeln für Sie gelten, hängt von Ihrem Wohnort ab: Fragen Sie einen Steuerberater.',
  rulesTitle: 'Verwendete Regeln',
  rules:
    'Zeiten und Jahre sind UTC. Alle Werte in USDT: Erlös nach Gebühren, Kosten mit Gebühren. FIFO nimmt die Kosten der ältesten Einheiten; Durchschnittskosten verteilen die Kosten auf alle gehaltenen Einheiten. Bei beiden bestimmen die ältesten Einheiten die Haltedauer.',
  rulesCost:
    'Coins, die Sie für andere Coins erhalten, kosten so viel, wie die gezahlten Coins wert waren. Eingezahlte Coins kosten ihren Wert bei der Gutschrift. Prämien in Coins kosten 0. Einheiten, die als Auflösungsgebühr abgehen, haben keinen Erlös.',
  csv: 'CSV herunterladen',
  koinly: 'Für Koinly herunterladen',
  koinlyNote:
    'Alle Transaktionen des Jahres im universellen CSV-Format von Koinly. Koinly wendet eigene Regeln an.',
} satisfies Translation['gains']
