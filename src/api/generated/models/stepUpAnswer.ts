/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { StepUp } from './stepUp.ts';
import type { SuccessCode } from './successCode.ts';

export interface StepUpAnswer {
  code: SuccessCode;
  msg: Message;
  data: StepUp;
}
