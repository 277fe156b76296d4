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
  /** What is paid. */
  amount: Amount;
  /** The rate of the market alone. */
  marketRate: ExchangeRate;
  spreadRate: Rate;
  /** What is applied: the rate of the market less the spread. */
  rate: ExchangeRate;
  /** Amount times rate, cut to the decimals of the currency. */
  gross: Amount;
  /** How much less that is than the rate of the market would give, in the currency received. */
  spreadCost: Amount;
  feeRate: Rate;
  /** Taken out of what is received, in that currency. */
  fee: Amount;
  /** What reaches the balance: no less, when it is sent before the rate expires. */
  received: Amount;
  /** What is paid is worth, in USDT. */
  value: Amount;
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
  /** The least that may be paid at this rate. */
  minAmount: Amount;
  /** The most that may be paid at this rate. */
  maxAmount: Amount;
  /** Of the currency that is paid. */
  available: Amount;
  /** When the rate was made; it names the rate. */
  rateTime: Time;
  /** Until when it can be had. */
  expiresAt: Time;
  /** Why it could not be exchanged as it stands; null when it could. */
  problem: ExchangeProblem | null;
}
