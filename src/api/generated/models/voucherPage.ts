/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';
import type { Voucher } from './voucher.ts';

export interface VoucherPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: Voucher[];
  total: Total;
}
