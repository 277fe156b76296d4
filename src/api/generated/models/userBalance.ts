/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { CurrencyId } from './currencyId.ts';
import type { Name } from './name.ts';
import type { Time } from './time.ts';

export interface UserBalance {
  currencyId: CurrencyId;
  currencyName: Name;
  available: Amount;
  /** On hold for open orders. */
  held: Amount;
  total: Amount;
  time: Time;
}
