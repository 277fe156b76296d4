import type { Dictionary } from '../overlay.ts'

export default {
  title: 'Note',
  add: 'Add a note',
  change: 'Edit note',
  label: 'Your note',
  hint: 'Only you can see it. Up to {limit} characters.',
  tooLong: 'Shorten it to {limit} characters',
  notAllowed: 'It contains characters that cannot be saved',
  empty: 'Write something first',
  remove: 'Delete note',
  all: 'Notes',
  none: 'No notes yet',
  noneText: 'Write one on a product, a spot order or a contract position. Only you can see it.',
  spotOrder: 'Spot order',
  position: 'Contract position',
  open: 'Open {product}',
  browse: 'Browse products',
} as const satisfies Dictionary
