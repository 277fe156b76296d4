/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * @maxLength 20
 * @pattern ^[sco][1-9][0-9]{0,18}$
 */
export type TradeId = string;
