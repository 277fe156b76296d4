/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Exact decimal, zero or positive, without trailing zeros. It is hashed as it is.
 * @maxLength 50
 * @pattern ^(0|[1-9][0-9]{0,29})(\.[0-9]{1,18})?$
 */
export type LiabilitySum = string;
