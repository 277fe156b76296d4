/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { MarketTerms } from './marketTerms.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface MarketTermsAnswer {
  code: SuccessCode;
  msg: Message;
  data: MarketTerms;
}
