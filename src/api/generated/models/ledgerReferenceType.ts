/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type LedgerReferenceType = typeof LedgerReferenceType[keyof typeof LedgerReferenceType];


export const LedgerReferenceType = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  spotOrder: 'spotOrder',
  bibiOrder: 'bibiOrder',
  exchange: 'exchange',
  quickOrder: 'quickOrder',
  contract: 'contract',
  pledgeOrder: 'pledgeOrder',
  miningOrder: 'miningOrder',
  newShares: 'newShares',
  award: 'award',
  loan: 'loan',
  adjustment: 'adjustment',
} as const;
