/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type CandleInterval = typeof CandleInterval[keyof typeof CandleInterval];


export const CandleInterval = {
  '1m': '1m',
  '5m': '5m',
  '15m': '15m',
  '30m': '30m',
  '1h': '1h',
  '4h': '4h',
  '1d': '1d',
  '1w': '1w',
} as const;
