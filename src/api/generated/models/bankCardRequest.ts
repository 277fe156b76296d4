/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { SecondCode } from './secondCode.ts';

export interface BankCardRequest {
  /**
     * JSON object of strings by propertyKey. Form fields are flat, and the keys are configured by the operator.
     * @minLength 2
     * @maxLength 8000
     * @pattern ^\{.*\}$
     */
  properties: string;
  code?: SecondCode;
}
