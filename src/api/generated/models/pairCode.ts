/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Base coin and quote coin, for example ETH/BTC.
 * @maxLength 20
 * @pattern ^[A-Z0-9][A-Z0-9.-]{0,9}/[A-Z0-9][A-Z0-9.-]{0,9}$
 */
export type PairCode = string;
