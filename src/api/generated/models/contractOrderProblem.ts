/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ContractOrderProblemField } from './contractOrderProblemField.ts';
import type { ContractOrderProblemParams } from './contractOrderProblemParams.ts';
import type { Message } from './message.ts';

export interface ContractOrderProblem {
  field: ContractOrderProblemField;
  msg: Message;
  params?: ContractOrderProblemParams;
}
