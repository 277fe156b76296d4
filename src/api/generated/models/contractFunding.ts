/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Decimal } from './decimal.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { SignedRate } from './signedRate.ts';
import type { Time } from './time.ts';

export interface ContractFunding {
  time: Time;
  price: PositiveAmount;
  quantity: PositiveAmount;
  rate: SignedRate;
  /** Negative: paid. */
  amount: Decimal;
}
