/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { SecondCode } from './secondCode.ts';

export interface BankCardRequest {
  /**
     * A JSON object of texts by propertyKey. A form is flat, and which keys there are is set by the operator.
     * @minLength 2
     * @maxLength 8000
     * @pattern ^\{.*\}$
     */
  properties: string;
  code?: SecondCode;
}
