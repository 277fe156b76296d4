/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ExchangePreview } from './exchangePreview.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface ExchangePreviewAnswer {
  code: SuccessCode;
  msg: Message;
  data: ExchangePreview;
}
