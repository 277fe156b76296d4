/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CostMethod } from './costMethod.ts';

export interface CostMethodForm {
  method: CostMethod;
}
