/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { ShareOfferDetail } from './shareOfferDetail.ts';
import type { SuccessCode } from './successCode.ts';

export interface ShareOfferDetailAnswer {
  code: SuccessCode;
  msg: Message;
  data: ShareOfferDetail;
}
