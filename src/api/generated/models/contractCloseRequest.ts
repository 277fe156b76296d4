/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EntryId } from './entryId.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';
import type { OrderAmount } from './orderAmount.ts';
import type { PreviewPrice } from './previewPrice.ts';

/**
 * Closes at the market price; fails (460, hint_price_moved) if that is worse than `previewPrice` by more than 0.5%.
 */
export interface ContractCloseRequest {
  id: EntryId;
  /** Quantity to close; the whole position if omitted. */
  quantity?: OrderAmount;
  previewPrice: PreviewPrice;
  idempotencyKey?: IdempotencyKey;
}
