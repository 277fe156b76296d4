/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Activity } from './activity.ts';
import type { PositiveAmount } from './positiveAmount.ts';

export interface ActivityDetail {
  activity: Activity;
  /**
     * Rich text (HTML) in the asked language; whoever shows it sanitises it.
     * @maxLength 20000
     */
  content: string;
  /** A tenth of the product's present price. */
  minForecast: PositiveAmount;
  /** Ten times the product's present price. */
  maxForecast: PositiveAmount;
  /**
     * Decimals of a forecast.
     * @minimum 0
     * @maximum 11
     */
  priceScale: number;
}
