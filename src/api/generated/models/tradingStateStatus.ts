/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Whether orders are accepted.
 */
export type TradingStateStatus = typeof TradingStateStatus[keyof typeof TradingStateStatus];


export const TradingStateStatus = {
  open: 'open',
  closed: 'closed',
  suspended: 'suspended',
} as const;
