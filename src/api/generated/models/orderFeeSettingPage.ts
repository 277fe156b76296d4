/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { OrderFeeSetting } from './orderFeeSetting.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface OrderFeeSettingPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: OrderFeeSetting[];
  total: Total;
}
