/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ContractPosition } from './contractPosition.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface ContractPositionAnswer {
  code: SuccessCode;
  msg: Message;
  data: ContractPosition;
}
