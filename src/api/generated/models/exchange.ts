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
 * With everything that it can be computed from again: the two prices, the spread, the fee. The worth of a currency in USDT is its
 * price, or one divided by it where it is inverse; the rate of the market is the one worth divided by the other.
 */
export interface Exchange {
  id: EntryId;
  fromCurrencyId: CurrencyId;
  fromCurrencyName: Name;
  toCurrencyId: CurrencyId;
  toCurrencyName: Name;
  /** What was paid. */
  amount: Amount;
  /** The rate of the market alone, cut at 16 decimals. */
  marketRate: ExchangeRate;
  spreadRate: Rate;
  /** The rate of the market less the spread, cut at 16 decimals. */
  rate: ExchangeRate;
  /** Amount times rate, cut to the decimals of the currency. */
  gross: Amount;
  feeRate: Rate;
  /** Its share of `gross`, cut to the decimals of the currency. */
  fee: Amount;
  /** What reached the balance. */
  received: Amount;
  /** What was paid was worth, in USDT. */
  value: Amount;
  /** That worth less what the coins paid had cost, in USDT; null when no coins were paid. */
  profit: Decimal | null;
  fromProductId: RowId | null;
  fromProductCode: ProductCode | null;
  /** Of that product at `rateTime`; 1 without a product. */
  fromPrice: PositiveAmount;
  /** The price is what one USDT costs in the currency. */
  fromInverse: boolean;
  toProductId: RowId | null;
  toProductCode: ProductCode | null;
  toPrice: PositiveAmount;
  toInverse: boolean;
  /** When the rate was made. */
  rateTime: Time;
  createdAt: Time;
}
