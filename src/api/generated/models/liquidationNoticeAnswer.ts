/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { LiquidationNotice } from './liquidationNotice.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface LiquidationNoticeAnswer {
  code: SuccessCode;
  msg: Message;
  data: LiquidationNotice;
}
