/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { ContractPosition } from './contractPosition.ts';
import type { Decimal } from './decimal.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { Time } from './time.ts';

/**
 * What the closed part came to, and the position after it.
 */
export interface ContractClosedPart {
  position: ContractPosition;
  price: PositiveAmount;
  quantity: PositiveAmount;
  /** Its share of the margin. */
  margin: Amount;
  profit: Decimal;
  fee: Amount;
  /** Margin and profit less the fee: what has reached the balance. */
  returned: Amount;
  time: Time;
}
