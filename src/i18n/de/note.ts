import type { Translation } from '../generated/types.ts'

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
} satisfies Translation['note']
