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
 * Two coins that are exchanged for each other. The price is that of the base coin over that of the quote coin, both in USDT and
 * of the same moment, cut after `priceScale` digits.
 */
export interface BibiPair {
  pairCode: PairCode;
  baseCode: ProductCode;
  quoteCode: ProductCode;
  baseProductId: RowId;
  quoteProductId: RowId;
  baseName: Name;
  /** In the language asked for and in English at least. */
  baseNameLang: LocalizedText;
  /**
     * Decimals of a price.
     * @minimum 0
     * @maximum 15
     */
  priceScale: number;
  /**
     * Decimals of a quantity and of an amount.
     * @minimum 0
     * @maximum 8
     */
  quantityScale: number;
  /** Of the base coin in one order. */
  maxQuantity: PositiveAmount;
  /** Least cost of one order, in the quote coin. */
  minAmount: PositiveAmount;
  /** Greatest cost of one order, in the quote coin. */
  maxAmount: PositiveAmount;
  /** Of the base coin, which is received. */
  buyFeeRate: Rate;
  /** Of the quote coin, which is received. */
  sellFeeRate: Rate;
  price: PositiveAmount;
  /** When the older of its two prices was made. */
  priceTime: Time;
  trading: TradingState;
}
