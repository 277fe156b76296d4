/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { Amount } from './amount.ts';
import type { CurrencyId } from './currencyId.ts';
import type { DayChangeLine } from './dayChangeLine.ts';
import type { Decimal } from './decimal.ts';
import type { Time } from './time.ts';

/**
 * In USDT. `startValue` + `paidIn` - `paidOut` + `change` = `endValue`, and the lines add up to `change`, exactly.
 */
export interface DayChange {
  currencyId: CurrencyId;
  dayStart: Time;
  time: Time;
  /** Account value at the start of the day. */
  startValue: Amount;
  /** Deposits and paid-out loans since, at the prices of their times. */
  paidIn: Amount;
  /** Withdrawals and repaid principal since, at the prices of their times. */
  paidOut: Amount;
  change: Decimal;
  /** Account value now. */
  endValue: Amount;
  /** @maxItems 1000 */
  lines: DayChangeLine[];
}
