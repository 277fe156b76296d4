/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { LedgerEntry } from './ledgerEntry.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { Total } from './total.ts';

export interface LedgerEntryPage {
  code: SuccessCode;
  msg: Message;
  /** @maxItems 500 */
  rows: LedgerEntry[];
  total: Total;
}
