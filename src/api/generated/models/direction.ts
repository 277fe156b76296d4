/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * 1 buy: wins when the price is higher at the end. 2 sell: wins when it is lower.
 */
export type Direction = typeof Direction[keyof typeof Direction];


export const Direction = {
  NUMBER_1: 1,
  NUMBER_2: 2,
} as const;
