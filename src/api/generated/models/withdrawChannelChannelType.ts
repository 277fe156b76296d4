/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type WithdrawChannelChannelType = typeof WithdrawChannelChannelType[keyof typeof WithdrawChannelChannelType];


export const WithdrawChannelChannelType = {
  bank: 'bank',
  chain: 'chain',
} as const;
