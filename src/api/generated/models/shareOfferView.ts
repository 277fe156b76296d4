/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * current: not listed yet; listed: listed within the last 30 days.
 */
export type ShareOfferView = typeof ShareOfferView[keyof typeof ShareOfferView];


export const ShareOfferView = {
  current: 'current',
  listed: 'listed',
} as const;
