/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CurrencyId } from './currencyId.ts';
import type { ProductCode } from './productCode.ts';
import type { ProductType } from './productType.ts';
import type { RowId } from './rowId.ts';

/**
 * Where the worth of a currency in USDT comes from: the price of a product, or one divided by it. Without a product, one of it
 * counts as one USDT.
 */
export interface ExchangeSource {
  currencyId: CurrencyId;
  productId: RowId | null;
  productType: ProductType | null;
  productCode: ProductCode | null;
  /** The price is what one USDT costs in the currency. */
  isInverse: boolean;
}
