/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { AddressType } from './addressType.ts';
import type { Amount } from './amount.ts';
import type { CurrencyId } from './currencyId.ts';
import type { Name } from './name.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { Time } from './time.ts';
import type { WithdrawChannelChannelType } from './withdrawChannelChannelType.ts';

export interface WithdrawChannel {
  id: RowId;
  channelName: Name;
  channelType: WithdrawChannelChannelType;
  currencyId: CurrencyId;
  minAmount: PositiveAmount;
  maxAmount: PositiveAmount;
  feeRate: Rate;
  feeFixed: Amount;
  /** Payout network; null or omitted for banks. */
  addressType?: AddressType | null;
  /**
     * @minimum 0
     * @maximum 100000
     */
  sort: number;
  /** Time these terms took effect; omitted if not recorded. */
  since?: Time;
}
