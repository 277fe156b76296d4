/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type ContractFillReason = typeof ContractFillReason[keyof typeof ContractFillReason];


export const ContractFillReason = {
  open: 'open',
  manual: 'manual',
  takeProfit: 'takeProfit',
  stopLoss: 'stopLoss',
  liquidation: 'liquidation',
  expiry: 'expiry',
} as const;
