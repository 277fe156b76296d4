/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * What the price of leaving early is charged on. interest: what was earned so far, so that never less comes back in all than was put in.
 * principal: what was put in, so that it can cost more than was earned.
 */
export type EarlyBasis = typeof EarlyBasis[keyof typeof EarlyBasis];


export const EarlyBasis = {
  interest: 'interest',
  principal: 'principal',
} as const;
