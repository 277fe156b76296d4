/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type TradeDirection = typeof TradeDirection[keyof typeof TradeDirection];


export const TradeDirection = {
  long: 'long',
  short: 'short',
} as const;
