/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Name } from './name.ts';

export interface BankCardProperty {
  /**
     * @maxLength 32
     * @pattern ^[A-Za-z][A-Za-z0-9]{0,31}$
     */
  propertyKey: string;
  propertyName: Name;
  /**
     * @minLength 1
     * @maxLength 128
     */
  value: string;
}
