/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Html } from './html.ts';
import type { QuestionCategory } from './questionCategory.ts';
import type { RowId } from './rowId.ts';

export interface Question {
  id: RowId;
  category: QuestionCategory;
  /**
     * @minLength 1
     * @maxLength 300
     */
  question: string;
  answer: Html;
}
