/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Current session of the exchange itself: regular, pre-market, after hours, or none. Orders may also be accepted outside of it; see status.
 */
export type TradingStateSession = typeof TradingStateSession[keyof typeof TradingStateSession];


export const TradingStateSession = {
  regular: 'regular',
  pre: 'pre',
  post: 'post',
  closed: 'closed',
} as const;
