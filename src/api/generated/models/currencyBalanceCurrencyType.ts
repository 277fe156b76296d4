/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * 1: crypto, 2: fiat
 */
export type CurrencyBalanceCurrencyType = typeof CurrencyBalanceCurrencyType[keyof typeof CurrencyBalanceCurrencyType];


export const CurrencyBalanceCurrencyType = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const;
