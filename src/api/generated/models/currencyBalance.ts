/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { CurrencyBalanceCurrencyType } from './currencyBalanceCurrencyType.ts';
import type { CurrencyId } from './currencyId.ts';
import type { Name } from './name.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { RowId } from './rowId.ts';

export interface CurrencyBalance {
  currencyId: CurrencyId;
  currencyName: Name;
  /** 1: crypto, 2: fiat */
  currencyType: CurrencyBalanceCurrencyType;
  /** Product ID, if it is a tradable coin. */
  productId: RowId | null;
  available: Amount;
  held: Amount;
  /** Available plus held. */
  total: Amount;
  /** Current value of one unit in USDT, as published. */
  rate: PositiveAmount;
  /** Total value in USDT, truncated to 6 decimals. */
  value: Amount;
}
