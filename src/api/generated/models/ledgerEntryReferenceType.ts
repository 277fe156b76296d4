/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type LedgerEntryReferenceType = typeof LedgerEntryReferenceType[keyof typeof LedgerEntryReferenceType];


export const LedgerEntryReferenceType = {
  deposit: 'deposit',
  spotOrder: 'spotOrder',
  bibiOrder: 'bibiOrder',
  quickOrder: 'quickOrder',
  contract: 'contract',
  adjustment: 'adjustment',
} as const;
