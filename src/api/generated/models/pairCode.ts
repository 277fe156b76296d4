/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * The coin that is bought and sold, and the coin that it is paid in: ETH/BTC.
 * @maxLength 20
 * @pattern ^[A-Z0-9][A-Z0-9.-]{0,9}/[A-Z0-9][A-Z0-9.-]{0,9}$
 */
export type PairCode = string;
