/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ActivityResult } from './activityResult.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface ActivityResultPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: ActivityResult[];
  total: Total;
}
