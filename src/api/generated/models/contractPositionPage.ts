/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ContractPosition } from './contractPosition.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface ContractPositionPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: ContractPosition[];
  total: Total;
}
