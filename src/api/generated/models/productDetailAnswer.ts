/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { ProductDetail } from './productDetail.ts';
import type { SuccessCode } from './successCode.ts';

export interface ProductDetailAnswer {
  code: SuccessCode;
  msg: Message;
  data: ProductDetail;
}
