/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Degrees, positive north.
 * @maxLength 10
 * @pattern ^-?[0-9]{1,2}(\.[0-9]{1,6})?$
 */
export type Latitude = string;
