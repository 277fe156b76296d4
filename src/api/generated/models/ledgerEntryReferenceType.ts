/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type LedgerEntryReferenceType = typeof LedgerEntryReferenceType[keyof typeof LedgerEntryReferenceType];


export const LedgerEntryReferenceType = {
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
