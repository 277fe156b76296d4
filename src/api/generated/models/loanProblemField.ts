/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type LoanProblemField = typeof LoanProblemField[keyof typeof LoanProblemField];


export const LoanProblemField = {
  amount: 'amount',
  product: 'product',
} as const;
