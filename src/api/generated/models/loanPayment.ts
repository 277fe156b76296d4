/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { EntryId } from './entryId.ts';
import type { LoanPaymentKind } from './loanPaymentKind.ts';
import type { Time } from './time.ts';

export interface LoanPayment {
  /**
     * @maxLength 24
     * @pattern ^[1-9][0-9]{0,18}-[0-9]{1,4}$
     */
  id: string;
  loanId: EntryId;
  /**
     * @minimum 1
     * @maximum 1000
     */
  number: number;
  kind: LoanPaymentKind;
  /**
     * The instalment that it paid, or the first of several.
     * @minimum 1
     * @maximum 60
     */
  instalment: number;
  /** What it counts for: 00:00 UTC of its day, or the moment when paid by hand. */
  day: Time;
  /**
     * @minimum 0
     * @maximum 365
     */
  daysLate: number;
  principal: Amount;
  interest: Amount;
  charge: Amount;
  total: Amount;
  transactionId: EntryId;
  /** When it was posted. */
  paidAt: Time;
}
