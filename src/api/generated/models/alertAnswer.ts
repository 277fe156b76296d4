/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { PriceAlert } from './priceAlert.ts';
import type { SuccessCode } from './successCode.ts';

export interface AlertAnswer {
  code: SuccessCode;
  msg: Message;
  data: PriceAlert;
}
