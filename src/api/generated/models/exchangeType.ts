/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * 1: buy, 2: sell
 */
export type ExchangeType = typeof ExchangeType[keyof typeof ExchangeType];


export const ExchangeType = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const;
