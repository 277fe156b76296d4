/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Network, as given by walletAddressType of a currency.
 */
export type AddressType = typeof AddressType[keyof typeof AddressType];


export const AddressType = {
  BTC: 'BTC',
  ERC20: 'ERC20',
  TRC20: 'TRC20',
} as const;
