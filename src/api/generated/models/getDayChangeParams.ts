/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { UtcOffsetParameter } from './utcOffsetParameter.ts';

export type GetDayChangeParams = {
/**
 * The person's clock, in minutes ahead of UTC: the day starts at 00:00 on that clock. Without it, at 00:00 UTC.
 * @minimum -840
 * @maximum 840
 */
utcOffset?: UtcOffsetParameter;
};
