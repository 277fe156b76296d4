/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Balance changed: available or held.
 */
export type LedgerEntryBalance = typeof LedgerEntryBalance[keyof typeof LedgerEntryBalance];


export const LedgerEntryBalance = {
  available: 'available',
  held: 'held',
} as const;
