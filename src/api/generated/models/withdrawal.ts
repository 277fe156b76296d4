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
  /** What it takes from the balance. */
  amount: PositiveAmount;
  feeRate: Rate;
  feeFixed: Amount;
  /** feeFixed and feeRate of the amount, cut at the minor unit. */
  fee: Amount;
  /** Amount less fee. */
  arrives: Amount;
  /** The bank, or the network. */
  targetName: Name;
  /**
     * The card number or the address, as it was when the withdrawal was asked for.
     * @minLength 1
     * @maxLength 90
     */
  targetNumber: string;
  status: WithdrawalStatus;
  /** Why it was refused. */
  reason: Text | null;
  createdAt: Time;
  /** When it was sent or refused. */
  reviewedAt: Time | null;
  completedAt: Time | null;
  cancelledAt: Time | null;
}
