/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type LoanRepayRequestKind = typeof LoanRepayRequestKind[keyof typeof LoanRepayRequestKind];


export const LoanRepayRequestKind = {
  instalment: 'instalment',
  all: 'all',
} as const;
