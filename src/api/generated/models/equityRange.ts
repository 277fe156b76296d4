/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */

export type EquityRange = typeof EquityRange[keyof typeof EquityRange];


export const EquityRange = {
  day: 'day',
  week: 'week',
  month: 'month',
  year: 'year',
  all: 'all',
} as const;
