/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { UtcDay } from './utcDay.ts';

export type GetLiabilityProofParams = {
day: UtcDay;
};
