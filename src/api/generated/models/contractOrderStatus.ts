/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type ContractOrderStatus = typeof ContractOrderStatus[keyof typeof ContractOrderStatus];


export const ContractOrderStatus = {
  open: 'open',
  filled: 'filled',
  cancelled: 'cancelled',
  rejected: 'rejected',
} as const;
