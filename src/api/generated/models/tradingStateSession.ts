/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type TradingStateSession = typeof TradingStateSession[keyof typeof TradingStateSession];


export const TradingStateSession = {
  regular: 'regular',
  pre: 'pre',
  post: 'post',
  closed: 'closed',
} as const;
