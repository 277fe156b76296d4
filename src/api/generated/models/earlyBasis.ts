/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Basis of the early redemption fee. interest: interest credited so far, so the total returned is never less than the principal. principal:
 * the principal, so the fee can exceed what was earned.
 */
export type EarlyBasis = typeof EarlyBasis[keyof typeof EarlyBasis];


export const EarlyBasis = {
  interest: 'interest',
  principal: 'principal',
} as const;
