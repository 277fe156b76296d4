/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CurrencyId } from './currencyId.ts';
import type { ExchangeAmount } from './exchangeAmount.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';
import type { Time } from './time.ts';

export interface ExchangeRequest {
  /** The currency that is paid. */
  fromCurrencyId: CurrencyId;
  /** The currency that is received. */
  toCurrencyId: CurrencyId;
  amount: ExchangeAmount;
  /** Which rate was agreed to. */
  rateTime: Time;
  /**
     * The least that was agreed to be received. When it would be less, nothing is exchanged.
     * @maxLength 40
     * @pattern ^(0|[1-9][0-9]{0,11})(\.[0-9]{1,8})?$
     */
  minReceived: string;
  idempotencyKey: IdempotencyKey;
}
