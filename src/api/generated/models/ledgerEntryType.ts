/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type LedgerEntryType = typeof LedgerEntryType[keyof typeof LedgerEntryType];


export const LedgerEntryType = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  spotBuy: 'spotBuy',
  spotSell: 'spotSell',
  bibiPaid: 'bibiPaid',
  bibiReceived: 'bibiReceived',
  exchangePaid: 'exchangePaid',
  exchangeReceived: 'exchangeReceived',
  quickProfit: 'quickProfit',
  quickLoss: 'quickLoss',
  contractProfit: 'contractProfit',
  contractFunding: 'contractFunding',
  pledgeInterest: 'pledgeInterest',
  miningOutput: 'miningOutput',
  earlyExit: 'earlyExit',
  sharesPaid: 'sharesPaid',
  sharesReceived: 'sharesReceived',
  award: 'award',
  loanPaidOut: 'loanPaidOut',
  loanRepaid: 'loanRepaid',
  loanInterest: 'loanInterest',
  loanCharge: 'loanCharge',
  fee: 'fee',
  hold: 'hold',
  release: 'release',
  refund: 'refund',
  adjustment: 'adjustment',
} as const;
