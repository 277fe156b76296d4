/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CurrencyId } from './currencyId.ts';
import type { ExchangeInfoRatesItem } from './exchangeInfoRatesItem.ts';
import type { Time } from './time.ts';

export interface ExchangeInfo {
  baseCurrencyId: CurrencyId;
  time: Time;
  /** @maxItems 500 */
  rates: ExchangeInfoRatesItem[];
}
