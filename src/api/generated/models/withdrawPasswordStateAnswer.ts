/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { WithdrawPasswordState } from './withdrawPasswordState.ts';

export interface WithdrawPasswordStateAnswer {
  code: SuccessCode;
  msg: Message;
  data: WithdrawPasswordState;
}
