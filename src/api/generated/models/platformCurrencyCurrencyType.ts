/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * 1: crypto, 2: fiat
 */
export type PlatformCurrencyCurrencyType = typeof PlatformCurrencyCurrencyType[keyof typeof PlatformCurrencyCurrencyType];


export const PlatformCurrencyCurrencyType = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const;
