/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EarningProduct } from './earningProduct.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface EarningProductPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: EarningProduct[];
  total: Total;
}
