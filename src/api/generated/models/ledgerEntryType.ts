/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type LedgerEntryType = typeof LedgerEntryType[keyof typeof LedgerEntryType];


export const LedgerEntryType = {
  deposit: 'deposit',
  spotBuy: 'spotBuy',
  spotSell: 'spotSell',
  bibiPaid: 'bibiPaid',
  bibiReceived: 'bibiReceived',
  quickProfit: 'quickProfit',
  quickLoss: 'quickLoss',
  contractProfit: 'contractProfit',
  contractFunding: 'contractFunding',
  fee: 'fee',
  hold: 'hold',
  release: 'release',
  refund: 'refund',
  adjustment: 'adjustment',
} as const;
