/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ContractOrder } from './contractOrder.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface ContractOrderAnswer {
  code: SuccessCode;
  msg: Message;
  data: ContractOrder;
}
