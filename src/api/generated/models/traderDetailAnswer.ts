/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { TraderDetail } from './traderDetail.ts';

export interface TraderDetailAnswer {
  code: SuccessCode;
  msg: Message;
  data: TraderDetail;
}
