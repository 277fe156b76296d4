/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CurrencyId } from './currencyId.ts';
import type { ProductCode } from './productCode.ts';
import type { ProductType } from './productType.ts';
import type { RowId } from './rowId.ts';

/**
 * Source of a currency's value in USDT: the price of a product, or its inverse. Without a product, one unit counts as one USDT.
 */
export interface ExchangeSource {
  currencyId: CurrencyId;
  productId: RowId | null;
  productType: ProductType | null;
  productCode: ProductCode | null;
  /** The price is the cost of one USDT in this currency. */
  isInverse: boolean;
}
