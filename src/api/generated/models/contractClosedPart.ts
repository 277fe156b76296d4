/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { ContractPosition } from './contractPosition.ts';
import type { Decimal } from './decimal.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { Time } from './time.ts';

/**
 * Result of the closed part, and the remaining position.
 */
export interface ContractClosedPart {
  position: ContractPosition;
  price: PositiveAmount;
  quantity: PositiveAmount;
  /** Margin of the closed part. */
  margin: Amount;
  profit: Decimal;
  fee: Amount;
  /** Margin plus profit minus fee: credited to the available balance. */
  returned: Amount;
  time: Time;
}
