/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { MarketHoursChangeHours } from './marketHoursChangeHours.ts';
import type { Time } from './time.ts';

export interface MarketHoursChange {
  /** Since when these hours hold, a UTC midnight. */
  since: Time;
  hours: MarketHoursChangeHours;
}
