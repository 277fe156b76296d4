/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { LiabilityLeaf } from './liabilityLeaf.ts';
import type { UtcDay } from './utcDay.ts';

export interface LiabilityProof {
  day: UtcDay;
  /** @maxItems 2000 */
  balances: LiabilityLeaf[];
}
