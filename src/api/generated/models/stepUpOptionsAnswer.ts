/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { StepUpOptions } from './stepUpOptions.ts';
import type { SuccessCode } from './successCode.ts';

export interface StepUpOptionsAnswer {
  code: SuccessCode;
  msg: Message;
  data: StepUpOptions;
}
