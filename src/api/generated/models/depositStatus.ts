/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type DepositStatus = typeof DepositStatus[keyof typeof DepositStatus];


export const DepositStatus = {
  pending: 'pending',
  approved: 'approved',
  rejected: 'rejected',
} as const;
