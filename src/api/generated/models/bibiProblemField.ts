/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type BibiProblemField = typeof BibiProblemField[keyof typeof BibiProblemField];


export const BibiProblemField = {
  quantity: 'quantity',
  amount: 'amount',
  limitPrice: 'limitPrice',
  pair: 'pair',
} as const;
