/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CurrencyId } from './currencyId.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { Rate } from './rate.ts';

/**
 * Order rules of a product.
 */
export interface TradeRules {
  /** Quote and settlement currency. */
  currencyId: CurrencyId;
  /**
     * Price decimals.
     * @minimum 0
     * @maximum 12
     */
  priceScale: number;
  /**
     * Quantity decimals; a spot order goes down to the smallest unit of its asset.
     * @minimum 0
     * @maximum 8
     */
  quantityScale: number;
  minQuantity: PositiveAmount;
  maxQuantity: PositiveAmount;
  /** Minimum order value. */
  minAmount: PositiveAmount;
  /** Maximum order value. */
  maxAmount: PositiveAmount;
  buyFeeRate: Rate;
  sellFeeRate: Rate;
}
