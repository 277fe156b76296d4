/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { AccountMessageKind } from './accountMessageKind.ts';
import type { AccountMessageParams } from './accountMessageParams.ts';
import type { EntryId } from './entryId.ts';
import type { Time } from './time.ts';

/**
 * What the account is told without having asked.
 */
export interface AccountMessage {
  id: EntryId;
  kind: AccountMessageKind;
  /**
     * Values for the words, such as the browser of a new device, or the amount and the currency of a deposit. `order_rejected` has
     * `product` (a product's or a pair's code), `reason` (a message key) and, where it is known, `market` (spot, contract or bibi).
     */
  params: AccountMessageParams;
  createdAt: Time;
  readAt: Time | null;
}
