/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CurrencyId } from './currencyId.ts';

/**
 * The currency; null for a coin, which `productId` names.
 */
export type AssetCurrency = CurrencyId | null;
