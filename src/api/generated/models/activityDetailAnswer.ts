/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ActivityDetail } from './activityDetail.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface ActivityDetailAnswer {
  code: SuccessCode;
  msg: Message;
  data: ActivityDetail;
}
