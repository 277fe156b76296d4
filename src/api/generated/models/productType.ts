/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * 1: US stock, 2: crypto, 3: futures, 4: forex
 */
export type ProductType = typeof ProductType[keyof typeof ProductType];


export const ProductType = {
  NUMBER_1: 1,
  NUMBER_2: 2,
  NUMBER_3: 3,
  NUMBER_4: 4,
} as const;
