/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EarningProduct } from './earningProduct.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface EarningProductAnswer {
  code: SuccessCode;
  msg: Message;
  data: EarningProduct;
}
