/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CurrencyId } from './currencyId.ts';

/**
 * Currency ID; null for a coin, which `productId` identifies.
 */
export type AssetCurrency = CurrencyId | null;
