/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * 0: no, 1: yes
 */
export type Flag = typeof Flag[keyof typeof Flag];


export const Flag = {
  NUMBER_0: 0,
  NUMBER_1: 1,
} as const;
