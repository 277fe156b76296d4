/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { AwardTotal } from './awardTotal.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface AwardTotalPage {
  code: SuccessCode;
  msg: Message;
  /**
     * @minItems 4
     * @maxItems 4
     */
  rows: AwardTotal[];
  total: Total;
}
