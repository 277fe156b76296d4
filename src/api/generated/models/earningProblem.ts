/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EarningProblemField } from './earningProblemField.ts';
import type { EarningProblemParams } from './earningProblemParams.ts';
import type { Message } from './message.ts';

export interface EarningProblem {
  field: EarningProblemField;
  msg: Message;
  params?: EarningProblemParams;
}
