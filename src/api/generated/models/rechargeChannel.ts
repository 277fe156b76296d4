/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CurrencyId } from './currencyId.ts';
import type { Name } from './name.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { Rate } from './rate.ts';
import type { RechargeChannelChannelType } from './rechargeChannelChannelType.ts';
import type { RowId } from './rowId.ts';
import type { Text } from './text.ts';
import type { Time } from './time.ts';

export interface RechargeChannel {
  id: RowId;
  channelName: Name;
  channelType: RechargeChannelChannelType;
  currencyId: CurrencyId;
  minAmount: PositiveAmount;
  maxAmount: PositiveAmount;
  feeRate: Rate;
  /** What the payer must do and know. */
  instructions: Text;
  /**
     * @minimum 0
     * @maximum 100000
     */
  sort: number;
  /** From when these terms are in force; absent when that is not kept. */
  since?: Time;
}
