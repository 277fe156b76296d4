/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Milliseconds since 1970-01-01 UTC.
 * @minimum 946684800000
 * @maximum 9999999999999
 */
export type Time = number;
