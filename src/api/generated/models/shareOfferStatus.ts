/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * upcoming: announced; open: open for subscription; closed: awaiting the draw; drawn: allotted shares await listing.
 */
export type ShareOfferStatus = typeof ShareOfferStatus[keyof typeof ShareOfferStatus];


export const ShareOfferStatus = {
  upcoming: 'upcoming',
  open: 'open',
  closed: 'closed',
  drawn: 'drawn',
  listed: 'listed',
} as const;
