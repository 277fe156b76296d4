/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * always: the price moves around the clock. exchange: it stays while the exchange is closed. These hours hold until the first of `hoursChanges`.
 */
export type MarketTermsHours = typeof MarketTermsHours[keyof typeof MarketTermsHours];


export const MarketTermsHours = {
  always: 'always',
  exchange: 'exchange',
} as const;
