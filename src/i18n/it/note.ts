import type { Translation } from '../types.ts'

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
  all: 'Note',
  none: 'Ancora nessuna nota',
  noneText: 'Scrivine una su un prodotto, un ordine spot o una posizione su contratti. Solo tu puoi vederla.',
  spotOrder: 'Ordine spot',
  position: 'Posizione su contratti',
  open: 'Apri {product}',
  browse: 'Vedi i prodotti',
} satisfies Translation['note']
