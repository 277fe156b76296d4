/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export interface RecoveryCodes {
  /**
     * @minItems 1
     * @maxItems 20
     * @items.pattern ^[A-Z2-9]{5}-[A-Z2-9]{5}$
     */
  recoveryCodes: string[];
}
