/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ExchangeSource } from './exchangeSource.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { Rate } from './rate.ts';
import type { Time } from './time.ts';

/**
 * Exchange terms, for all currencies.
 */
export interface ExchangeTerms {
  /** Spread: how far the rate is below the market rate. */
  spreadRate: Rate;
  /** Rate of the amount received. */
  feeRate: Rate;
  /** Minimum to pay, in USDT. */
  minValue: PositiveAmount;
  /** Maximum to pay, in USDT. */
  maxValue: PositiveAmount;
  /**
     * Validity of a rate, in milliseconds.
     * @minimum 1000
     * @maximum 600000
     */
  validFor: number;
  /** Time these terms took effect. */
  since: Time;
  /** @maxItems 500 */
  sources: ExchangeSource[];
}
