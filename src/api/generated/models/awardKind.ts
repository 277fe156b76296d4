/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * `team`: commission on fees paid by a team member; `task`: bonus for a task; `voucher`: fee rebate from a voucher; `activity`: prize
 */
export type AwardKind = typeof AwardKind[keyof typeof AwardKind];


export const AwardKind = {
  team: 'team',
  task: 'task',
  voucher: 'voucher',
  activity: 'activity',
} as const;
