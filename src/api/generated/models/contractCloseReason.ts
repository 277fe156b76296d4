/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type ContractCloseReason = typeof ContractCloseReason[keyof typeof ContractCloseReason];


export const ContractCloseReason = {
  manual: 'manual',
  takeProfit: 'takeProfit',
  stopLoss: 'stopLoss',
  liquidation: 'liquidation',
  expiry: 'expiry',
} as const;
