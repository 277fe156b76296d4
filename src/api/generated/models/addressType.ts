/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * A network, as walletAddressType of a currency names it.
 */
export type AddressType = typeof AddressType[keyof typeof AddressType];


export const AddressType = {
  BTC: 'BTC',
  ERC20: 'ERC20',
  TRC20: 'TRC20',
} as const;
