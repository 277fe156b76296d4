/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { CurrencyId } from './currencyId.ts';
import type { ExchangeProblem } from './exchangeProblem.ts';
import type { ExchangeRate } from './exchangeRate.ts';
import type { Name } from './name.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { ProductCode } from './productCode.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { Time } from './time.ts';

export interface ExchangePreview {
  fromCurrencyId: CurrencyId;
  fromCurrencyName: Name;
  toCurrencyId: CurrencyId;
  toCurrencyName: Name;
  /** Amount paid. */
  amount: Amount;
  /** Market rate, before the spread. */
  marketRate: ExchangeRate;
  spreadRate: Rate;
  /** Applied rate: market rate minus spread. */
  rate: ExchangeRate;
  /** Amount × rate, truncated to the decimals of the currency. */
  gross: Amount;
  /** Cost of the spread compared with the market rate, in the currency received. */
  spreadCost: Amount;
  feeRate: Rate;
  /** Deducted from the amount received, in that currency. */
  fee: Amount;
  /** Amount credited to the balance; guaranteed if the request is sent before the rate expires. */
  received: Amount;
  /** Value of the amount paid, in USDT. */
  value: Amount;
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
  /** Minimum to pay at this rate. */
  minAmount: Amount;
  /** Maximum to pay at this rate. */
  maxAmount: Amount;
  /** Available balance of the currency paid. */
  available: Amount;
  /** Time of the rate; identifies it. */
  rateTime: Time;
  /** Expiry of the rate. */
  expiresAt: Time;
  /** Reason why the exchange is not possible; null if it is. */
  problem: ExchangeProblem | null;
}
