/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { RechargeChannel } from './rechargeChannel.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface RechargeChannelPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: RechargeChannel[];
  total: Total;
}
