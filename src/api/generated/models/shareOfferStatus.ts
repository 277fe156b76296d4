/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * upcoming: announced; open: can be subscribed to; closed: waits for its draw; drawn: allotted shares wait for their listing.
 */
export type ShareOfferStatus = typeof ShareOfferStatus[keyof typeof ShareOfferStatus];


export const ShareOfferStatus = {
  upcoming: 'upcoming',
  open: 'open',
  closed: 'closed',
  drawn: 'drawn',
  listed: 'listed',
} as const;
