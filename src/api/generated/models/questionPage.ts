/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Message } from './message.ts';
import type { Question } from './question.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface QuestionPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: Question[];
  total: Total;
}
