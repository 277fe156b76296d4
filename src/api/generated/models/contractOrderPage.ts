/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ContractOrder } from './contractOrder.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface ContractOrderPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: ContractOrder[];
  total: Total;
}
