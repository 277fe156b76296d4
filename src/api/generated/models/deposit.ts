/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { CurrencyId } from './currencyId.ts';
import type { DepositStatus } from './depositStatus.ts';
import type { EntryId } from './entryId.ts';
import type { Name } from './name.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { RowId } from './rowId.ts';
import type { Text } from './text.ts';
import type { Time } from './time.ts';

export interface Deposit {
  id: EntryId;
  channelId: RowId;
  channelName: Name;
  currencyId: CurrencyId;
  currencyName: Name;
  amount: PositiveAmount;
  fee: Amount;
  /** What reaches the balance: amount less fee. */
  credited: Amount;
  status: DepositStatus;
  /** Why it was rejected. */
  reason: Text | null;
  createdAt: Time;
  reviewedAt: Time | null;
}
