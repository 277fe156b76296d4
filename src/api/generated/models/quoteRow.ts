/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { Percent } from './percent.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { RowId } from './rowId.ts';
import type { Time } from './time.ts';

export interface QuoteRow {
  productId: RowId;
  nowPrice: PositiveAmount;
  changePrice: Decimal;
  changeRate: Percent;
  time: Time;
}
