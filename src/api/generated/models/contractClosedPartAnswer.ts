/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ContractClosedPart } from './contractClosedPart.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface ContractClosedPartAnswer {
  code: SuccessCode;
  msg: Message;
  data: ContractClosedPart;
}
