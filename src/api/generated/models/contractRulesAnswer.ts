/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ContractRules } from './contractRules.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

export interface ContractRulesAnswer {
  code: SuccessCode;
  msg: Message;
  data: ContractRules;
}
