/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * 1: buy, wins if the price is higher at expiry. 2: sell, wins if it is lower.
 */
export type Direction = typeof Direction[keyof typeof Direction];


export const Direction = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const;
