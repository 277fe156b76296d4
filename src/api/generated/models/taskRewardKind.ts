/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type TaskRewardKind = typeof TaskRewardKind[keyof typeof TaskRewardKind];


export const TaskRewardKind = {
  bonus: 'bonus',
  feeVoucher: 'feeVoucher',
} as const;
