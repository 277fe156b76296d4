/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { Passkey } from './passkey.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface PasskeysAnswer {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 20 */
  rows: Passkey[];
  total: Total;
}
