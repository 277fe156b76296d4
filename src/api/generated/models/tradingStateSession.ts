/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * What the exchange itself does at this moment: its regular session, the one before, the one after, or none. Orders may be taken outside of it too, as the status says.
 */
export type TradingStateSession = typeof TradingStateSession[keyof typeof TradingStateSession];


export const TradingStateSession = {
  regular: 'regular',
  pre: 'pre',
  post: 'post',
  closed: 'closed',
} as const;
