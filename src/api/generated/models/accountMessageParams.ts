/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Values for the text, such as the browser of a new device, or amount and currency of a deposit. `order_rejected` has `product` (code of a
 * product or pair), `reason` (a message key) and, if known, `market` (spot, contract or bibi). `price_alert` has
 * `product`, `condition`, `value`, `price` and `time` (when the market reached it, milliseconds since 1970 UTC).
 * `order_filled` is of an order that was open and has `product`, `market`, `price`, `quantity` and `currency`. The messages of a position have `product`,
 * `price` and `profit`, in USDT. `password_recovered` has `time`, until when withdrawals rest; `account_unfreezing` and `address_rest_off` the `time` when
 * the freeze or the rest ends (milliseconds since 1970 UTC).
 */
export type AccountMessageParams = {[key: string]: string};
