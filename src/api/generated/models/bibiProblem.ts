/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { BibiProblemField } from './bibiProblemField.ts';
import type { BibiProblemParams } from './bibiProblemParams.ts';
import type { Message } from './message.ts';

export interface BibiProblem {
  field: BibiProblemField;
  msg: Message;
  params?: BibiProblemParams;
}
