/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { CurrencyId } from './currencyId.ts';
import type { Decimal } from './decimal.ts';
import type { EntryId } from './entryId.ts';
import type { ExchangeRate } from './exchangeRate.ts';
import type { Name } from './name.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { ProductCode } from './productCode.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { Time } from './time.ts';

/**
 * Includes all values needed to recompute it: both prices, the spread and the fee. The value of a currency in USDT is its price, or the
 * inverse of the price if it is inverse; the market rate is the one value divided by the other.
 */
export interface Exchange {
  id: EntryId;
  fromCurrencyId: CurrencyId;
  fromCurrencyName: Name;
  toCurrencyId: CurrencyId;
  toCurrencyName: Name;
  /** Amount paid. */
  amount: Amount;
  /** Market rate before the spread, truncated to 16 decimals. */
  marketRate: ExchangeRate;
  spreadRate: Rate;
  /** Market rate minus spread, truncated to 16 decimals. */
  rate: ExchangeRate;
  /** Amount × rate, truncated to the decimals of the currency. */
  gross: Amount;
  feeRate: Rate;
  /** Fee rate × `gross`, truncated to the decimals of the currency. */
  fee: Amount;
  /** Amount credited to the balance. */
  received: Amount;
  /** Value of the amount paid, in USDT. */
  value: Amount;
  /** Value of the coins paid minus their cost, in USDT; null if no coins were paid. */
  profit: Decimal | null;
  fromProductId: RowId | null;
  fromProductCode: ProductCode | null;
  /** Price of that product at `rateTime`; 1 without a product. */
  fromPrice: PositiveAmount;
  /** The price is the cost of one USDT in this currency. */
  fromInverse: boolean;
  toProductId: RowId | null;
  toProductCode: ProductCode | null;
  toPrice: PositiveAmount;
  toInverse: boolean;
  /** Time of the rate. */
  rateTime: Time;
  createdAt: Time;
}
