/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { AccountMessageKind } from './accountMessageKind.ts';
import type { AccountMessageParams } from './accountMessageParams.ts';
import type { EntryId } from './entryId.ts';
import type { Time } from './time.ts';

/**
 * A message sent to the account.
 */
export interface AccountMessage {
  id: EntryId;
  kind: AccountMessageKind;
  /**
     * Values for the text, such as the browser of a new device, or amount and currency of a deposit. `order_rejected` has `product` (code of a
     * product or pair), `reason` (a message key) and, if known, `market` (spot, contract or bibi). `order_cancelled` is of an order that its owner
     * did not cancel, such as a day order whose day has ended, and has the same. `price_alert` has
     * `product`, `condition`, `value`, `price` and `time` (when the market reached it, milliseconds since 1970 UTC).
     * `order_filled` is of an order that was open and has `product`, `market`, `price`, `quantity` and `currency`. The messages of a position have `product`,
     * `price` and `profit`, in USDT; `liquidation_near` has `product`, `price`, `liquidation` (the liquidation price), `percent` (how far away it is, of
     * the price) and `time`.
     * `password_recovered` has `time`, until when withdrawals rest; `account_unfreezing` and `address_rest_off` the `time` when
     * the freeze or the rest ends (milliseconds since 1970 UTC).
     */
  params: AccountMessageParams;
  createdAt: Time;
  readAt: Time | null;
}
