/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type Sizing = typeof Sizing[keyof typeof Sizing];


export const Sizing = {
  amount: 'amount',
  ratio: 'ratio',
} as const;
