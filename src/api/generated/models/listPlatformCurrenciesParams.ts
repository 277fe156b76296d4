/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ListPlatformCurrenciesCurrencyType } from './listPlatformCurrenciesCurrencyType.ts';

export type ListPlatformCurrenciesParams = {
/**
 * Filter by currency type.
 */
currencyType?: ListPlatformCurrenciesCurrencyType;
};
