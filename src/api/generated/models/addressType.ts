/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Network, one of those in walletAddressType of the currency.
 * @maxLength 64
 * @pattern ^[A-Za-z0-9-]{1,64}$
 */
export type AddressType = string;
