/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type ContractPositionStatus = typeof ContractPositionStatus[keyof typeof ContractPositionStatus];


export const ContractPositionStatus = {
  open: 'open',
  closed: 'closed',
} as const;
