/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Allocation } from './allocation.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface AllocationAnswer {
  code: SuccessCode;
  msg: Message;
  data: Allocation;
}
