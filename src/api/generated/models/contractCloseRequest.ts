/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EntryId } from './entryId.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';
import type { PositiveAmount } from './positiveAmount.ts';

/**
 * Closes at the market's price; refused (460, hint_price_moved) when that is worse than `previewPrice` by more than 0.5 %.
 */
export interface ContractCloseRequest {
  id: EntryId;
  /** How much of it; all of it when absent. */
  quantity?: PositiveAmount;
  previewPrice: PositiveAmount;
  idempotencyKey: IdempotencyKey;
}
