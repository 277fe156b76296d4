/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type WithdrawalProblemField = typeof WithdrawalProblemField[keyof typeof WithdrawalProblemField];


export const WithdrawalProblemField = {
  amount: 'amount',
} as const;
