/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { Decimal } from './decimal.ts';
import type { Total } from './total.ts';

export interface RealisedTotal {
  /** Rows. */
  count: Total;
  proceeds: Amount;
  cost: Amount;
  gain: Decimal;
}
