/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * A month, such as 2026-11.
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])$
 */
export type CalendarMonth = string;
