/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * `stop`: becomes a market order once the market reaches `stopPrice`; a buy is then filled at no more than 0.5% above it, and otherwise waits as
 * a limit order at that price. `stopLimit`: becomes a limit order once the market reaches `stopPrice`. `oco`, sell orders only: a limit order
 * above the market (`limitPrice`) and a stop order below it (`stopPrice`) for the same quantity; whichever is reached first is filled, and
 * the other is canceled with it.
 */
export type SpotOrderType = typeof SpotOrderType[keyof typeof SpotOrderType];


export const SpotOrderType = {
  market: 'market',
  limit: 'limit',
  stop: 'stop',
  stopLimit: 'stopLimit',
  oco: 'oco',
} as const;
