/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * It begins pending. What is pending can be cancelled, refused or sent; what is sent is completed once it has arrived.
 */
export type WithdrawalStatus = typeof WithdrawalStatus[keyof typeof WithdrawalStatus];


export const WithdrawalStatus = {
  pending: 'pending',
  sent: 'sent',
  completed: 'completed',
  refused: 'refused',
  cancelled: 'cancelled',
} as const;
