/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Requested price, above zero. Values above 10,000,000, the highest supported price, are rejected (422, hint_above_maximum), as are values off
 * the product's price step (422, hint_off_step).
 * @maxLength 40
 * @pattern ^(0\.0{0,17}[1-9][0-9]{0,17}|[1-9][0-9]{0,7}(\.[0-9]{1,18})?)$
 */
export type OrderPrice = string;
