/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

/**
 * S: 1, M: 60, H: 3600, D: 86400 seconds
 */
export type DurationUnit = typeof DurationUnit[keyof typeof DurationUnit];


export const DurationUnit = {
  S: 'S',
  M: 'M',
  H: 'H',
  D: 'D',
} as const;
