/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * `team` a share of the fees that a member of the team paid, `task` the bonus of a task, `voucher` a fee given back by a voucher,
 * `activity` a prize
 */
export type AwardKind = typeof AwardKind[keyof typeof AwardKind];


export const AwardKind = {
  team: 'team',
  task: 'task',
  voucher: 'voucher',
  activity: 'activity',
} as const;
