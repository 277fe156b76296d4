/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Values for the words, such as the browser of a new device, or the amount and the currency of a deposit.
 */
export type AccountMessageParams = {[key: string]: string};
