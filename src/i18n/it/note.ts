import type { Translation } from '../types.ts'

export default {
  title: 'Nota',
  add: 'Aggiungi una nota',
  change: 'Modifica la nota',
  label: 'La sua nota',
  hint: 'Solo Lei può vederla. Fino a {limit} caratteri.',
  tooLong: 'La accorci a {limit} caratteri',
  notAllowed: 'Contiene caratteri che non si possono salvare',
  empty: 'Scriva prima qualcosa',
  remove: 'Elimina la nota',
  all: 'Note',
  none: 'Ancora nessuna nota',
  noneText:
    'Ne scriva una su un prodotto, un ordine spot o una posizione su contratti. Solo Lei può vederla.',
  spotOrder: 'Ordine spot',
  position: 'Posizione su contratti',
  open: 'Apri {product}',
  browse: 'Vedi i prodotti',
} satisfies Translation['note']
