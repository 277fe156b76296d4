/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Which of the two balances it changes.
 */
export type LedgerEntryBalance = typeof LedgerEntryBalance[keyof typeof LedgerEntryBalance];


export const LedgerEntryBalance = {
  available: 'available',
  held: 'held',
} as const;
