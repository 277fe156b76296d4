/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * instalment: taken on its day. early: everything at once. security: out of what was held.
 */
export type LoanPaymentKind = typeof LoanPaymentKind[keyof typeof LoanPaymentKind];


export const LoanPaymentKind = {
  instalment: 'instalment',
  byHand: 'byHand',
  early: 'early',
  security: 'security',
} as const;
