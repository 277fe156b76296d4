/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { DayResult } from './dayResult.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface DayResultPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 31 */
  rows: DayResult[];
  total: Total;
}
