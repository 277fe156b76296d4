/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * A day, UTC.
 * @minLength 10
 * @maxLength 10
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$
 */
export type UtcDay = string;
