/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * `gtc`: until canceled. `day`: until the trading day of the product ends. Not for market orders; `gtc` if omitted.
 */
export type TimeInForce = typeof TimeInForce[keyof typeof TimeInForce];


export const TimeInForce = {
  gtc: 'gtc',
  day: 'day',
} as const;
