import type { Translation } from '../generated/types.ts'

export default {
  title: 'Nota',
  add: 'Aggiungi una nota',
  change: 'Modifica la nota',
  label: 'La tua nota',
  hint: 'Solo tu puoi vederla. Fino a {limit} caratteri.',
  tooLong: 'Accorciala a {limit} caratteri',
  notAllowed: 'Contiene caratteri che non si possono salvare',
  empty: 'Scrivi prima qualcosa',
  remove: 'Elimina la nota',
} satisfies Translation['note']
