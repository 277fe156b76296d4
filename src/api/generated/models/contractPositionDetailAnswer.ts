/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ContractPositionDetail } from './contractPositionDetail.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface ContractPositionDetailAnswer {
  code: SuccessCode;
  msg: Message;
  data: ContractPositionDetail;
}
