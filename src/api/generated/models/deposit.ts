/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { CurrencyId } from './currencyId.ts';
import type { Decimal } from './decimal.ts';
import type { DepositChannelType } from './depositChannelType.ts';
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
  /** Credited to the balance: amount minus fee. */
  credited: Amount;
  /** Coins: product ID; the credited amount is its quantity. */
  productId: RowId | null;
  /** Coins credited: price of one in USDT when credited. */
  price: Decimal | null;
  /** Time of that price. */
  priceTime: Time | null;
  /** Their value at that price in USDT, booked as their cost. */
  value: Amount | null;
  status: DepositStatus;
  /** Rejection reason. */
  reason: Text | null;
  createdAt: Time;
  /** Time it became final. */
  reviewedAt: Time | null;
  /** Type of the deposit method at the time. */
  channelType?: DepositChannelType;
  /** Uploaded proof of payment; readable by its owner. */
  proofId?: EntryId | null;
  /**
     * Block confirmations so far.
     * @minimum 0
     * @maximum 1000
     */
  confirmations?: number;
  /**
     * 0: not a transfer between wallets.
     * @minimum 0
     * @maximum 1000
     */
  confirmationsNeeded?: number;
  /** Online payments: payment deadline. */
  payUntil?: Time | null;
}
