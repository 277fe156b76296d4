/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { OpenSession } from './openSession.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface SessionsAnswer {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: OpenSession[];
  total: Total;
}
