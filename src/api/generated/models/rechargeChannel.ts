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
  /** Payment instructions. */
  instructions: Text;
  /**
     * @minimum 0
     * @maximum 100000
     */
  sort: number;
  /**
     * Maximum decimals of an amount; 2 if omitted.
     * @minimum 0
     * @maximum 8
     */
  decimals?: number;
  /** Time these terms took effect; omitted if not recorded. */
  since?: Time;
  /** Whether a picture as proof of payment is required. */
  isProofRequired?: Flag;
  /**
     * Bank transfers: payee details, line by line, for copying.
     * @maxItems 20
     */
  payee?: PayeeLine[];
  /** Crypto: the only accepted network. */
  walletAddressType?: Name;
  /**
     * Crypto: deposit address.
     * @minLength 1
     * @maxLength 128
     */
  address?: string;
  /**
     * Crypto: block confirmations required.
     * @minimum 1
     * @maximum 1000
     */
  confirmations?: number;
  /**
     * Online payments: minutes allowed to pay.
     * @minimum 1
     * @maximum 1440
     */
  payMinutes?: number;
}
