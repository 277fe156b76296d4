/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * instalment: collected on the due date. early: repaid in full. security: from the collateral.
 */
export type LoanPaymentKind = typeof LoanPaymentKind[keyof typeof LoanPaymentKind];


export const LoanPaymentKind = {
  instalment: 'instalment',
  byHand: 'byHand',
  early: 'early',
  security: 'security',
} as const;
