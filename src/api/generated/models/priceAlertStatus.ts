/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * `fired`: was to fire once and has; changing it makes it active again.
 */
export type PriceAlertStatus = typeof PriceAlertStatus[keyof typeof PriceAlertStatus];


export const PriceAlertStatus = {
  active: 'active',
  paused: 'paused',
  fired: 'fired',
} as const;
