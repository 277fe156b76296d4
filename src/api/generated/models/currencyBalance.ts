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
  /** 1 crypto, 2 government money */
  currencyType: CurrencyBalanceCurrencyType;
  /** The product that it is when it is a coin that can be traded. */
  productId: RowId | null;
  available: Amount;
  held: Amount;
  /** Available and held together. */
  total: Amount;
  /** What one is worth in USDT now, as published. */
  rate: PositiveAmount;
  /** What all of it is worth in USDT, cut at 6 decimals. */
  value: Amount;
}
