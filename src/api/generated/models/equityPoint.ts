/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { Time } from './time.ts';

export interface EquityPoint {
  time: Time;
  /** Net of the trades that were closed by then. */
  realised: Decimal;
  /** Net of the trades that were open then, at the public prices of that moment, with what was closed of them by then. */
  open: Decimal;
}
