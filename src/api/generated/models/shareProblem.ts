/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ShareProblemField } from './shareProblemField.ts';
import type { ShareProblemParams } from './shareProblemParams.ts';

export interface ShareProblem {
  field: ShareProblemField;
  /** @maxLength 64 */
  msg: string;
  params?: ShareProblemParams;
}
