/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { ClosingReasonKind } from './closingReasonKind.ts';
import type { Name } from './name.ts';

export interface ClosingReason {
  kind: ClosingReasonKind;
  /**
     * @minimum 0
     * @maximum 1000000000
     */
  count: number;
  /** Name of the currency or product, for balances and holdings. */
  name: Name | null;
  amount: Amount | null;
}
