/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Who came to the market: 1 a buyer, 2 a seller.
 */
export type TradeExchangeType = typeof TradeExchangeType[keyof typeof TradeExchangeType];


export const TradeExchangeType = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const;
