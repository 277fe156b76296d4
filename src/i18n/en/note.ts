import type { BaseTranslation } from '../generated/types.ts'

export default {
  title: 'Note',
  add: 'Add a note',
  change: 'Edit note',
  label: 'Your note',
  hint: 'Only you can see it. Up to {limit:string} characters.',
  tooLong: 'Shorten it to {limit:string} characters',
  notAllowed: 'It contains characters that cannot be saved',
  empty: 'Write something first',
  remove: 'Delete note',
} satisfies BaseTranslation
