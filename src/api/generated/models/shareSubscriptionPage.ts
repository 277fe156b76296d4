/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { ShareSubscription } from './shareSubscription.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface ShareSubscriptionPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: ShareSubscription[];
  total: Total;
}
