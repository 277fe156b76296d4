/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * The person's clock, in minutes ahead of UTC: the day starts at 00:00 on that clock. Without it, at 00:00 UTC.
 */
export type UtcOffsetParameter = number;
