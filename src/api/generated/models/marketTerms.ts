/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { MarketHoursChange } from './marketHoursChange.ts';
import type { MarketLeg } from './marketLeg.ts';
import type { MarketTermsHours } from './marketTermsHours.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { ProductCode } from './productCode.ts';
import type { ProductType } from './productType.ts';
import type { RowId } from './rowId.ts';
import type { Sha256 } from './sha256.ts';
import type { Time } from './time.ts';

/**
 * What the prices of a product follow from, besides the keys of the days.
 */
export interface MarketTerms {
  productId: RowId;
  productType: ProductType;
  productCode: ProductCode;
  /** The version of the market since `since`. */
  version: 2;
  /** Since when prices follow from the keys, a whole minute. */
  since: Time;
  /** The price at `since`, from which it goes on. */
  price: PositiveAmount;
  /** The typical price. */
  basePrice: PositiveAmount;
  /** The step between two prices. */
  tickSize: PositiveAmount;
  /**
     * Price decimals.
     * @minimum 0
     * @maximum 12
     */
  priceScale: number;
  /**
     * Milliseconds between two ticks.
     * @minimum 100
     * @maximum 15000
     */
  tickPeriod: number;
  /**
     * Daily volatility in basis points: on three days of four the price changes by less.
     * @minimum 1
     * @maximum 100000
     */
  volatility: number;
  /** Since when trading is suspended; the price stays what it was then. Null while it is not. */
  suspendedSince: Time | null;
  /** always: the price moves around the clock. exchange: it stays while the exchange is closed. These hours hold until the first of `hoursChanges`. */
  hours: MarketTermsHours;
  /**
     * What the hours were changed to, the oldest first, the same for all products, also changes to come, each more than a day ahead; absent where they have never been changed. Where the exchange is closed when
     * `exchange` begins to hold, the price stays what it was at that moment.
     * @minItems 1
     * @maxItems 1000
     */
  hoursChanges?: MarketHoursChange[];
  /**
     * The products that the price follows from at each of its ticks, in proportion: `price` and the prices of the legs at `since` say in which. Empty
     * where the product moves by itself.
     * @maxItems 2
     */
  legs: MarketLeg[];
  /**
     * The hashes that lead from these terms to the `termsHash` of each day, from below (docs/rules/market.md). `suspendedSince` and `hours` are not part
     * of what is hashed: they may change.
     * @minItems 16
     * @maxItems 16
     */
  termsPath: Sha256[];
}
