/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * current: those that are not listed yet; listed: those of the last 30 days that are.
 */
export type ShareOfferView = typeof ShareOfferView[keyof typeof ShareOfferView];


export const ShareOfferView = {
  current: 'current',
  listed: 'listed',
} as const;
