/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CurrencyId } from './currencyId.ts';
import type { ExchangeAmount } from './exchangeAmount.ts';

export interface ExchangePreviewRequest {
  /** The currency that is paid. */
  fromCurrencyId: CurrencyId;
  /** The currency that is received. */
  toCurrencyId: CurrencyId;
  amount: ExchangeAmount;
}
