/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type VoucherStatus = typeof VoucherStatus[keyof typeof VoucherStatus];


export const VoucherStatus = {
  active: 'active',
  used: 'used',
  expired: 'expired',
} as const;
