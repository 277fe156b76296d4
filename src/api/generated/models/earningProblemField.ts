/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type EarningProblemField = typeof EarningProblemField[keyof typeof EarningProblemField];


export const EarningProblemField = {
  amount: 'amount',
  product: 'product',
} as const;
