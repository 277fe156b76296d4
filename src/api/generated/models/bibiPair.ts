/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { LocalizedText } from './localizedText.ts';
import type { Name } from './name.ts';
import type { PairCode } from './pairCode.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { ProductCode } from './productCode.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { Time } from './time.ts';
import type { TradingState } from './tradingState.ts';

/**
 * A pair of two coins. Its price is the price of the base coin divided by that of the quote coin, both in USDT and at the same time, truncated
 * to `priceScale` decimals.
 */
export interface BibiPair {
  pairCode: PairCode;
  baseCode: ProductCode;
  quoteCode: ProductCode;
  baseProductId: RowId;
  quoteProductId: RowId;
  baseName: Name;
  /** At least in the requested language and in English. */
  baseNameLang: LocalizedText;
  /**
     * Price decimals.
     * @minimum 0
     * @maximum 15
     */
  priceScale: number;
  /**
     * Decimals of quantities and amounts.
     * @minimum 0
     * @maximum 8
     */
  quantityScale: number;
  /** Maximum order quantity, in the base coin. */
  maxQuantity: PositiveAmount;
  /** Minimum order value, in the quote coin. */
  minAmount: PositiveAmount;
  /** Maximum order value, in the quote coin. */
  maxAmount: PositiveAmount;
  /** Charged in the base coin, which is received. */
  buyFeeRate: Rate;
  /** Charged in the quote coin, which is received. */
  sellFeeRate: Rate;
  price: PositiveAmount;
  /** Time of the older of its two prices. */
  priceTime: Time;
  trading: TradingState;
}
