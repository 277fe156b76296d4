/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type ExchangeProblemField = typeof ExchangeProblemField[keyof typeof ExchangeProblemField];


export const ExchangeProblemField = {
  amount: 'amount',
  rate: 'rate',
} as const;
