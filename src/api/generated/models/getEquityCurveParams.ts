/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EquityRange } from './equityRange.ts';

export type GetEquityCurveParams = {
/**
 * How far back; an account that is younger begins with its first entry.
 */
range: EquityRange;
};
