/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { AtStop } from './atStop.ts';
import type { CurrencyId } from './currencyId.ts';
import type { Decimal } from './decimal.ts';
import type { EntryId } from './entryId.ts';
import type { FollowStatus } from './followStatus.ts';
import type { FollowWays } from './followWays.ts';
import type { LimitAmount } from './limitAmount.ts';
import type { NickName } from './nickName.ts';
import type { ProductTypes } from './productTypes.ts';
import type { Ratio } from './ratio.ts';
import type { Sizing } from './sizing.ts';
import type { Slippage } from './slippage.ts';
import type { StopReason } from './stopReason.ts';
import type { Time } from './time.ts';

export interface Follow {
  id: EntryId;
  traderId: EntryId;
  nickName: NickName;
  status: FollowStatus;
  stopReason: StopReason | null;
  sizing: Sizing;
  amount: LimitAmount | null;
  ratio: Ratio | null;
  /** What may be in copied positions at the same time. */
  totalLimit: LimitAmount;
  /** The following stops by itself when it has lost so much, open positions included. */
  maxLoss: LimitAmount;
  /** How much worse than the trader’s the price may be; an opening at a worse one is not copied. */
  slippage: Slippage;
  ways: FollowWays;
  productTypes: ProductTypes;
  atStop: AtStop;
  /** What is in copied positions now. */
  invested: Amount;
  /** What closed copies came to, after fees and funding. */
  realised: Decimal;
  /** What open copies would come to at the prices of `time`. */
  open: Decimal;
  /** Both together. */
  result: Decimal;
  /** Of all copied orders; part of the result. */
  fees: Amount;
  /**
     * @minimum 0
     * @maximum 1000000000
     */
  copied: number;
  /**
     * @minimum 0
     * @maximum 1000000000
     */
  notCopied: number;
  /**
     * Positions and products that are open.
     * @minimum 0
     * @maximum 1000000000
     */
  openCopies: number;
  currencyId: CurrencyId;
  startedAt: Time;
  stoppedAt: Time | null;
  time: Time;
}
