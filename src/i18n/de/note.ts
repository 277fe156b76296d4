import type { Translation } from '../types.ts'

export default {
  title: 'Notiz',
  add: 'Notiz hinzufügen',
  change: 'Notiz bearbeiten',
  label: 'Ihre Notiz',
  hint: 'Nur Sie können sie sehen. Bis zu {limit} Zeichen.',
  tooLong: 'Kürzen Sie sie auf {limit} Zeichen',
  notAllowed: 'Sie enthält Zeichen, die sich nicht speichern lassen',
  empty: 'Schreiben Sie zuerst etwas',
  remove: 'Notiz löschen',
  all: 'Notizen',
  none: 'Noch keine Notizen',
  noneText:
    'Schreiben Sie eine zu einem Produkt, einer Spot-Order oder einer Kontraktposition. Nur Sie können sie sehen.',
  spotOrder: 'Spot-Order',
  position: 'Kontraktposition',
  open: '{product} öffnen',
  browse: 'Produkte ansehen',
} satisfies Translation['note']
