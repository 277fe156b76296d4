/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { LoanProblemField } from './loanProblemField.ts';
import type { LoanProblemParams } from './loanProblemParams.ts';
import type { Message } from './message.ts';

export interface LoanProblem {
  field: LoanProblemField;
  msg: Message;
  params?: LoanProblemParams;
}
