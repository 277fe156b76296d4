/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * unpaid: waiting for an online payment; pending: waiting for the operator. The other three are final; only approved changes the balance.
 */
export type DepositStatus = typeof DepositStatus[keyof typeof DepositStatus];


export const DepositStatus = {
  unpaid: 'unpaid',
  pending: 'pending',
  approved: 'approved',
  rejected: 'rejected',
  cancelled: 'cancelled',
} as const;
