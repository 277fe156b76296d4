/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type QuickProblemField = typeof QuickProblemField[keyof typeof QuickProblemField];


export const QuickProblemField = {
  stake: 'stake',
  optionId: 'optionId',
  product: 'product',
} as const;
