/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { ExchangeSource } from './exchangeSource.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { Rate } from './rate.ts';
import type { Time } from './time.ts';

/**
 * What an exchange costs, whatever the currencies.
 */
export interface ExchangeTerms {
  /** How much the rate is below that of the market. */
  spreadRate: Rate;
  /** Of what is received. */
  feeRate: Rate;
  /** The least that may be paid, in USDT. */
  minValue: PositiveAmount;
  /** The most that may be paid, in USDT. */
  maxValue: PositiveAmount;
  /**
     * How long a rate can be had, in milliseconds.
     * @minimum 1000
     * @maximum 600000
     */
  validFor: number;
  /** From when these terms are in force. */
  since: Time;
  /** @maxItems 500 */
  sources: ExchangeSource[];
}
