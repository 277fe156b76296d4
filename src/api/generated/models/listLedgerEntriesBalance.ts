/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type ListLedgerEntriesBalance = typeof ListLedgerEntriesBalance[keyof typeof ListLedgerEntriesBalance];


export const ListLedgerEntriesBalance = {
  available: 'available',
  held: 'held',
} as const;
