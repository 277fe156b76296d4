/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CostMethodForm } from './costMethodForm.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface CostMethodAnswer {
  code: SuccessCode;
  msg: Message;
  data: CostMethodForm;
}
