/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * `fifo`: first in, first out; `average`: average cost. With both, the oldest units are sold first, which gives the holding period.
 */
export type CostMethod = typeof CostMethod[keyof typeof CostMethod];


export const CostMethod = {
  fifo: 'fifo',
  average: 'average',
} as const;
