/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * As its channel was then.
 */
export type DepositChannelType = typeof DepositChannelType[keyof typeof DepositChannelType];


export const DepositChannelType = {
  sandbox: 'sandbox',
  bank: 'bank',
  chain: 'chain',
  online: 'online',
} as const;
