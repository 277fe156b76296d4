/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CurrencyId } from './currencyId.ts';
import type { ExchangeAmount } from './exchangeAmount.ts';

export interface ExchangePreviewRequest {
  /** Currency paid. */
  fromCurrencyId: CurrencyId;
  /** Currency received. */
  toCurrencyId: CurrencyId;
  amount: ExchangeAmount;
}
