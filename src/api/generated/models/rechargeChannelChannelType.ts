/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type RechargeChannelChannelType = typeof RechargeChannelChannelType[keyof typeof RechargeChannelChannelType];


export const RechargeChannelChannelType = {
  sandbox: 'sandbox',
  bank: 'bank',
  chain: 'chain',
  online: 'online',
} as const;
