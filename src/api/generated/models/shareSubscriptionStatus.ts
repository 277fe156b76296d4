/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * waiting: awaiting the draw; notAllotted: no lots allotted; allotted: shares await listing; listed: shares can be sold.
 */
export type ShareSubscriptionStatus = typeof ShareSubscriptionStatus[keyof typeof ShareSubscriptionStatus];


export const ShareSubscriptionStatus = {
  waiting: 'waiting',
  cancelled: 'cancelled',
  notAllotted: 'notAllotted',
  allotted: 'allotted',
  listed: 'listed',
} as const;
