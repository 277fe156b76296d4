/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type IdentityStatus = typeof IdentityStatus[keyof typeof IdentityStatus];


export const IdentityStatus = {
  pending: 'pending',
  approved: 'approved',
  refused: 'refused',
} as const;
