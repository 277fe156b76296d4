/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { Time } from './time.ts';

export type EquityCurvePointsItem = {
  time: Time;
  equity: Decimal;
};
