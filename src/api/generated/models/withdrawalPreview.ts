/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { CurrencyId } from './currencyId.ts';
import type { Name } from './name.ts';
import type { Rate } from './rate.ts';
import type { RowId } from './rowId.ts';
import type { WithdrawalProblem } from './withdrawalProblem.ts';

export interface WithdrawalPreview {
  channelId: RowId;
  currencyId: CurrencyId;
  currencyName: Name;
  amount: Amount;
  feeRate: Rate;
  feeFixed: Amount;
  /** feeFixed plus feeRate × amount, rounded down to the minor unit. */
  fee: Amount;
  /** Amount minus fee. */
  arrives: Amount;
  available: Amount;
  problem: WithdrawalProblem | null;
}
