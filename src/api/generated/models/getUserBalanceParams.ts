/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CurrencyId } from './currencyId.ts';

export type GetUserBalanceParams = {
/**
 * Currency ID; 3 is USDT.
 */
currencyId: CurrencyId;
};
