/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type CopiedOrderKind = typeof CopiedOrderKind[keyof typeof CopiedOrderKind];


export const CopiedOrderKind = {
  open: 'open',
  close: 'close',
} as const;
