/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { DayChange } from './dayChange.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface DayChangeAnswer {
  code: SuccessCode;
  msg: Message;
  data: DayChange;
}
