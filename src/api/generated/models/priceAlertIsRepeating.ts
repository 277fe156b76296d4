/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * 0: fires once. 1: fires again, as docs/rules/alert.md says.
 */
export type PriceAlertIsRepeating = typeof PriceAlertIsRepeating[keyof typeof PriceAlertIsRepeating];


export const PriceAlertIsRepeating = {
  NUMBER_0: 0,
  NUMBER_1: 1,
} as const;
