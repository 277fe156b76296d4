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
     * Installment paid, or the first of several.
     * @minimum 1
     * @maximum 60
     */
  instalment: number;
  /** Effective time: 00:00 UTC of the due date, or the time of a manual payment. */
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
  /** Posting time. */
  paidAt: Time;
}
