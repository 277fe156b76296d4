/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ExchangeProblemField } from './exchangeProblemField.ts';
import type { ExchangeProblemParams } from './exchangeProblemParams.ts';
import type { Message } from './message.ts';

export interface ExchangeProblem {
  field: ExchangeProblemField;
  msg: Message;
  params?: ExchangeProblemParams;
}
