/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { AccountMessage } from './accountMessage.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface MessagePage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: AccountMessage[];
  total: Total;
}
