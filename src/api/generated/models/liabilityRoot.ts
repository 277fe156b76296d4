/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { LiabilityTotal } from './liabilityTotal.ts';
import type { Sha256 } from './sha256.ts';
import type { UtcDay } from './utcDay.ts';

/**
 * What was owed to all customers at the beginning of a UTC day.
 */
export interface LiabilityRoot {
  day: UtcDay;
  /** The root published before; null for the first one. */
  previous: Sha256 | null;
  /** SHA-256 over the totals of the day. */
  totalsHash: Sha256;
  /** The root of the day: SHA-256 over `previous`, `day` and `totalsHash`. */
  hash: Sha256;
  /**
     * Currencies before products, each by ID. Only in the row of a requested `day`.
     * @maxItems 2000
     */
  totals?: LiabilityTotal[];
}
