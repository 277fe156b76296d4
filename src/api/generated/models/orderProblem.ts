/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { OrderProblemField } from './orderProblemField.ts';
import type { OrderProblemParams } from './orderProblemParams.ts';

export interface OrderProblem {
  field: OrderProblemField;
  msg: Message;
  params?: OrderProblemParams;
}
