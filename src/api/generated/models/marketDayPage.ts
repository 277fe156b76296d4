/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { MarketDay } from './marketDay.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface MarketDayPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: MarketDay[];
  total: Total;
}
