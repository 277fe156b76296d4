/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { DepositPayRequestOutcome } from './depositPayRequestOutcome.ts';
import type { EntryId } from './entryId.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';

export interface DepositPayRequest {
  id: EntryId;
  /** Outcome for the sandbox payment page to report. */
  outcome: DepositPayRequestOutcome;
  idempotencyKey?: IdempotencyKey;
}
