/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EquityRange } from './equityRange.ts';

export type GetEquityCurveParams = {
/**
 * Time range. For newer accounts the history starts with the first entry.
 */
range: EquityRange;
};
