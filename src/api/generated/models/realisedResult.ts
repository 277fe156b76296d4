/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { RealisedResultKind } from './realisedResultKind.ts';
import type { Total } from './total.ts';

export interface RealisedResult {
  kind: RealisedResultKind;
  /** Ledger entries. */
  count: Total;
  /** In USDT, at the prices of the times of the entries. */
  amount: Decimal;
}
