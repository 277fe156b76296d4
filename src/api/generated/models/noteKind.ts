/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * What a note is about. `position` is a contract position.
 */
export type NoteKind = typeof NoteKind[keyof typeof NoteKind];


export const NoteKind = {
  product: 'product',
  spotOrder: 'spotOrder',
  position: 'position',
} as const;
