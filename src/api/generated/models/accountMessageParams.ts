/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Values for the words, such as the browser of a new device, or the amount and the currency of a deposit. `order_rejected` has
 * `product` (a product's or a pair's code), `reason` (a message key) and, where it is known, `market` (spot, contract or bibi).
 */
export type AccountMessageParams = {[key: string]: string};
