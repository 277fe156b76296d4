/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { Time } from './time.ts';

export interface Candle {
  /** Start time. */
  time: Time;
  open: PositiveAmount;
  high: PositiveAmount;
  low: PositiveAmount;
  close: PositiveAmount;
  volume: Amount;
}
