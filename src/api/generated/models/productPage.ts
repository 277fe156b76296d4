/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { Product } from './product.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface ProductPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: Product[];
  total: Total;
}
