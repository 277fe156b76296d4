/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export interface FirstCode {
  /** @pattern ^[0-9]{6}$ */
  code: string;
}
