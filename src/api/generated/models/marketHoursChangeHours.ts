/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type MarketHoursChangeHours = typeof MarketHoursChangeHours[keyof typeof MarketHoursChangeHours];


export const MarketHoursChangeHours = {
  always: 'always',
  exchange: 'exchange',
} as const;
