/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CurrencyId } from './currencyId.ts';
import type { ExchangeAmount } from './exchangeAmount.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';
import type { Time } from './time.ts';

export interface ExchangeRequest {
  /** Currency paid. */
  fromCurrencyId: CurrencyId;
  /** Currency received. */
  toCurrencyId: CurrencyId;
  amount: ExchangeAmount;
  /** Confirmed rate, identified by its time. */
  rateTime: Time;
  /**
     * Minimum amount to receive, as confirmed. If less would be received, nothing is exchanged.
     * @maxLength 40
     * @pattern ^(0|[1-9][0-9]{0,11})(\.[0-9]{1,8})?$
     */
  minReceived: string;
  idempotencyKey?: IdempotencyKey;
}
