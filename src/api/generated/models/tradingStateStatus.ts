/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type TradingStateStatus = typeof TradingStateStatus[keyof typeof TradingStateStatus];


export const TradingStateStatus = {
  open: 'open',
  closed: 'closed',
  suspended: 'suspended',
} as const;
