/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { ShareOffer } from './shareOffer.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface ShareOfferPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: ShareOffer[];
  total: Total;
}
