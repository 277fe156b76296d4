/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Taker side. 1: buy, 2: sell.
 */
export type TradeExchangeType = typeof TradeExchangeType[keyof typeof TradeExchangeType];


export const TradeExchangeType = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const;
