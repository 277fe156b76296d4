/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { ServiceMessage } from './serviceMessage.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface ServiceMessagePage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: ServiceMessage[];
  total: Total;
}
