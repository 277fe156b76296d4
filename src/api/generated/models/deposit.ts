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
  /** What reaches the balance: amount less fee. */
  credited: Amount;
  /** Of a coin, the product that it is; its quantity is what is credited. */
  productId: RowId | null;
  /** Of coins that were credited, what one cost in USDT then. */
  price: Decimal | null;
  /** The time of that price. */
  priceTime: Time | null;
  /** What they were worth by it, in USDT: what they count as having cost. */
  value: Amount | null;
  status: DepositStatus;
  /** Why it was rejected. */
  reason: Text | null;
  createdAt: Time;
  /** When it became final. */
  reviewedAt: Time | null;
  /** As its channel was then. */
  channelType?: DepositChannelType;
  /** The upload that came along; its owner can read it. */
  proofId?: EntryId | null;
  /**
     * Blocks that confirm the transfer so far.
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
  /** Of an online payment, until when it can be paid. */
  payUntil?: Time | null;
}
