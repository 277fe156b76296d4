/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { CurrencyId } from './currencyId.ts';
import type { EntryId } from './entryId.ts';
import type { Name } from './name.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { Text } from './text.ts';
import type { Time } from './time.ts';
import type { WithdrawalChannelType } from './withdrawalChannelType.ts';
import type { WithdrawalStatus } from './withdrawalStatus.ts';

export interface Withdrawal {
  id: EntryId;
  channelId: RowId;
  channelName: Name;
  channelType: WithdrawalChannelType;
  currencyId: CurrencyId;
  currencyName: Name;
  /** Amount deducted from the balance. */
  amount: PositiveAmount;
  feeRate: Rate;
  feeFixed: Amount;
  /** feeFixed plus feeRate × amount, rounded down to the minor unit. */
  fee: Amount;
  /** Amount minus fee. */
  arrives: Amount;
  /** Bank or network. */
  targetName: Name;
  /**
     * Card number or address at the time of the request.
     * @minLength 1
     * @maxLength 90
     */
  targetNumber: string;
  status: WithdrawalStatus;
  /** Rejection reason. */
  reason: Text | null;
  createdAt: Time;
  /** Time it was sent or rejected. */
  reviewedAt: Time | null;
  completedAt: Time | null;
  cancelledAt: Time | null;
}
