/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { TwoStepKey } from './twoStepKey.ts';

export interface TwoStepKeyAnswer {
  code: SuccessCode;
  msg: Message;
  data: TwoStepKey;
}
