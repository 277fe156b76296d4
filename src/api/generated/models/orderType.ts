/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type OrderType = typeof OrderType[keyof typeof OrderType];


export const OrderType = {
  market: 'market',
  limit: 'limit',
} as const;
