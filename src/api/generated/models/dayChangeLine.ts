/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { CurrencyId } from './currencyId.ts';
import type { DayChangeLineKind } from './dayChangeLineKind.ts';
import type { Decimal } from './decimal.ts';
import type { Name } from './name.ts';
import type { RowId } from './rowId.ts';

export interface DayChangeLine {
  /**
     * `holding` and `currency`: value now, plus what was sold, less what was bought and less the value at the start of the day; `contracts`:
     * P&L and funding of contract positions, open and closed; `quick`: quick orders; `fees`: fees charged in USDT, and of withdrawals;
     * `earnings`: pledge interest, lock mining output, early redemption fees; `awards`: rewards; `loans`: interest and late fees of loans;
     * `adjustments`: refunds and corrections by the operator.
     */
  kind: DayChangeLineKind;
  /** Of a holding. */
  productId: RowId | null;
  /** Of a currency. */
  currencyId: CurrencyId | null;
  /** Of a holding or currency. */
  assetName: Name | null;
  /** In USDT; negative: a loss or cost. */
  value: Decimal;
}
