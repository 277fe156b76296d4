/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { RealizedResultKind } from './realizedResultKind.ts';
import type { Total } from './total.ts';

export interface RealizedResult {
  kind: RealizedResultKind;
  /** Ledger entries. */
  count: Total;
  /** In USDT, at the prices of the times of the entries. */
  amount: Decimal;
}
