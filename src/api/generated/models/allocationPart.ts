/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { AllocationPartKind } from './allocationPartKind.ts';
import type { Decimal } from './decimal.ts';

export interface AllocationPart {
  /**
     * `available`: USDT; `held`: USDT on hold for open orders and withdrawals; `margin`: margin of open contract positions; `currencies`: other
     * currencies; `stocks`, `coins`, `futures`, `forex`: holdings; `contractProfit`: unrealized P&L of open positions, may be negative.
     */
  kind: AllocationPartKind;
  /** In USDT. */
  value: Decimal;
}
