/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * A price that is asked for, above zero. Above 10,000,000, the greatest that is kept, it is refused (422, hint_above_maximum); off the step of
 * its product likewise (422, hint_off_step).
 * @maxLength 40
 * @pattern ^(0\.0{0,17}[1-9][0-9]{0,17}|[1-9][0-9]{0,7}(\.[0-9]{1,18})?)$
 */
export type OrderPrice = string;
