/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CurrencyId } from './currencyId.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { Rate } from './rate.ts';

/**
 * What an order in this product must keep to.
 */
export interface TradeRules {
  /** What it is quoted and settled in. */
  currencyId: CurrencyId;
  /**
     * Decimals of a price.
     * @minimum 0
     * @maximum 12
     */
  priceScale: number;
  /**
     * Decimals of a quantity.
     * @minimum 0
     * @maximum 8
     */
  quantityScale: number;
  minQuantity: PositiveAmount;
  maxQuantity: PositiveAmount;
  /** Least cost of one order. */
  minAmount: PositiveAmount;
  /** Greatest cost of one order. */
  maxAmount: PositiveAmount;
  buyFeeRate: Rate;
  sellFeeRate: Rate;
}
