/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Activity } from './activity.ts';
import type { PositiveAmount } from './positiveAmount.ts';

export interface ActivityDetail {
  activity: Activity;
  /**
     * Rich text (HTML) in the requested language; sanitize it before display.
     * @maxLength 20000
     */
  content: string;
  /** One tenth of the product's current price. */
  minForecast: PositiveAmount;
  /** Ten times the product's current price. */
  maxForecast: PositiveAmount;
  /**
     * Decimals of a forecast.
     * @minimum 0
     * @maximum 11
     */
  priceScale: number;
}
