/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { QuickProblemField } from './quickProblemField.ts';
import type { QuickProblemParams } from './quickProblemParams.ts';

export interface QuickProblem {
  field: QuickProblemField;
  msg: Message;
  params?: QuickProblemParams;
}
