/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * Long profits when the price rises, short when it falls.
 */
export type ContractDirection = typeof ContractDirection[keyof typeof ContractDirection];


export const ContractDirection = {
  long: 'long',
  short: 'short',
} as const;
