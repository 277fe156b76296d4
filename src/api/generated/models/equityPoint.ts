/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { Time } from './time.ts';

export interface EquityPoint {
  time: Time;
  /** Net of the trades closed by then. */
  realised: Decimal;
  /** Net of the trades open at that time, at the public prices of that time, including parts already closed. */
  open: Decimal;
}
