/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type WithdrawalChannelType = typeof WithdrawalChannelType[keyof typeof WithdrawalChannelType];


export const WithdrawalChannelType = {
  bank: 'bank',
  chain: 'chain',
} as const;
