/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * waiting: for the draw; notAllotted: the draw gave nothing; allotted: the shares wait for their listing; listed: they can be sold.
 */
export type ShareSubscriptionStatus = typeof ShareSubscriptionStatus[keyof typeof ShareSubscriptionStatus];


export const ShareSubscriptionStatus = {
  waiting: 'waiting',
  cancelled: 'cancelled',
  notAllotted: 'notAllotted',
  allotted: 'allotted',
  listed: 'listed',
} as const;
