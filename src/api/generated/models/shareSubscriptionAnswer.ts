/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { ShareSubscription } from './shareSubscription.ts';
import type { SuccessCode } from './successCode.ts';

export interface ShareSubscriptionAnswer {
  code: SuccessCode;
  msg: Message;
  data: ShareSubscription;
}
