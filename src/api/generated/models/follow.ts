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

/**
 * The follow as it is now, also in the answer to a request that is repeated with its key.
 */
export interface Follow {
  id: EntryId;
  traderId: EntryId;
  nickName: NickName;
  status: FollowStatus;
  stopReason: StopReason | null;
  sizing: Sizing;
  amount: LimitAmount | null;
  ratio: Ratio | null;
  /** Maximum total amount in copied positions at any time. */
  totalLimit: LimitAmount;
  /** Copying stops automatically once the loss reaches this amount, open positions included. */
  maxLoss: LimitAmount;
  /** Maximum difference from the trader's price to the copier's disadvantage; an opening at a worse price is not copied. */
  slippage: Slippage;
  ways: FollowWays;
  productTypes: ProductTypes;
  atStop: AtStop;
  /** Current amount in copied positions. */
  invested: Amount;
  /** Result of closed copies, after fees and funding. */
  realised: Decimal;
  /** Result of open copies at the prices of `time`. */
  open: Decimal;
  /** Sum of both. */
  result: Decimal;
  /** Fees on all copied orders; included in the result. */
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
     * Number of open positions and products.
     * @minimum 0
     * @maximum 1000000000
     */
  openCopies: number;
  currencyId: CurrencyId;
  startedAt: Time;
  stoppedAt: Time | null;
  time: Time;
}
