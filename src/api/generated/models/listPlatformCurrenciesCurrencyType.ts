/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type ListPlatformCurrenciesCurrencyType = typeof ListPlatformCurrenciesCurrencyType[keyof typeof ListPlatformCurrenciesCurrencyType];


export const ListPlatformCurrenciesCurrencyType = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const;
