/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CurrencyId } from './currencyId.ts';
import type { PositiveAmount } from './positiveAmount.ts';

export type ExchangeInfoRatesItem = {
  currencyId: CurrencyId;
  /** Value of one unit in the base currency. */
  rate: PositiveAmount;
};
