/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { SpotOrder } from './spotOrder.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface SpotOrderPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: SpotOrder[];
  total: Total;
}
