/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Type of the deposit method at the time.
 */
export type DepositChannelType = typeof DepositChannelType[keyof typeof DepositChannelType];


export const DepositChannelType = {
  sandbox: 'sandbox',
  bank: 'bank',
  chain: 'chain',
  online: 'online',
} as const;
