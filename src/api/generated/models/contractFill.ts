/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { ContractFillReason } from './contractFillReason.ts';
import type { Decimal } from './decimal.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { Time } from './time.ts';

export interface ContractFill {
  reason: ContractFillReason;
  price: PositiveAmount;
  quantity: PositiveAmount;
  /** Margin put on hold or, for a close, released. */
  margin: Amount;
  profit: Decimal;
  fee: Amount;
  time: Time;
}
