/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ClosingReason } from './closingReason.ts';

export interface Closing {
  /** @maxItems 1000 */
  reasons: ClosingReason[];
}
