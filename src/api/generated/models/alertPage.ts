/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { PriceAlert } from './priceAlert.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface AlertPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: PriceAlert[];
  total: Total;
}
