/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Degrees, positive east.
 * @maxLength 11
 * @pattern ^-?[0-9]{1,3}(\.[0-9]{1,6})?$
 */
export type Longitude = string;
