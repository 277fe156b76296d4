/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { LiabilitySum } from './liabilitySum.ts';
import type { Sha256 } from './sha256.ts';

export interface LiabilityNode {
  total: LiabilitySum;
  hash: Sha256;
}
