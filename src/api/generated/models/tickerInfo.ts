/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { Percent } from './percent.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { PriceBlock } from './priceBlock.ts';
import type { ProductCode } from './productCode.ts';
import type { Time } from './time.ts';

export interface TickerInfo {
  ticker: ProductCode;
  nowPrice: PositiveAmount;
  /** Relative to the previous day's close. */
  changeRate: Percent;
  /** Relative to the previous day's close. */
  changePrice: Decimal;
  /** Time of this price. */
  time: Time;
  day: PriceBlock;
  minute: PriceBlock;
  prevDay: PriceBlock;
}
