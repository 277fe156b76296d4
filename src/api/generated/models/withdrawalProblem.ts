/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { WithdrawalProblemField } from './withdrawalProblemField.ts';
import type { WithdrawalProblemParams } from './withdrawalProblemParams.ts';

export interface WithdrawalProblem {
  field: WithdrawalProblemField;
  msg: Message;
  params?: WithdrawalProblemParams;
}
