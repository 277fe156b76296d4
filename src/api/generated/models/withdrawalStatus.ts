/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Starts as pending. A pending withdrawal becomes cancelled, refused or sent; a sent one becomes completed once it has arrived.
 */
export type WithdrawalStatus = typeof WithdrawalStatus[keyof typeof WithdrawalStatus];


export const WithdrawalStatus = {
  pending: 'pending',
  sent: 'sent',
  completed: 'completed',
  refused: 'refused',
  cancelled: 'cancelled',
} as const;
