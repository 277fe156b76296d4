/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ExchangeTerms } from './exchangeTerms.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface ExchangeTermsAnswer {
  code: SuccessCode;
  msg: Message;
  data: ExchangeTerms;
}
