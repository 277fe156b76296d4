/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { AllocationPartKind } from './allocationPartKind.ts';
import type { Decimal } from './decimal.ts';

export interface AllocationPart {
  /**
     * `available` USDT; `held` USDT for open orders and withdrawals; `margin` of open contract positions; other `currencies`; what is
     * held of `stocks`, `coins`, `futures`, `forex`; `contractProfit`: what open positions have gained, possibly negative.
     */
  kind: AllocationPartKind;
  /** In USDT. */
  value: Decimal;
}
