/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EarningExit } from './earningExit.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface EarningExitAnswer {
  code: SuccessCode;
  msg: Message;
  data: EarningExit;
}
