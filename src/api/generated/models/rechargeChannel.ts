/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CurrencyId } from './currencyId.ts';
import type { Flag } from './flag.ts';
import type { Name } from './name.ts';
import type { PayeeLine } from './payeeLine.ts';
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
  /**
     * Digits after the point that an amount may have; 2 when absent.
     * @minimum 0
     * @maximum 8
     */
  decimals?: number;
  /** From when these terms are in force; absent when that is not kept. */
  since?: Time;
  /** A picture of the payment must come along. */
  isProofRequired?: Flag;
  /**
     * Of a bank transfer, whom to pay, line by line, as it is to be copied.
     * @maxItems 20
     */
  payee?: PayeeLine[];
  /** Of a crypto channel, the one network it takes. */
  walletAddressType?: Name;
  /**
     * Of a crypto channel, where to send to.
     * @minLength 1
     * @maxLength 128
     */
  address?: string;
  /**
     * Of a crypto channel, how many blocks must confirm a transfer.
     * @minimum 1
     * @maximum 1000
     */
  confirmations?: number;
  /**
     * Of an online payment, how long one may take to pay.
     * @minimum 1
     * @maximum 1440
     */
  payMinutes?: number;
}
