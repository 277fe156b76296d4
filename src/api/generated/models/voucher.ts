/**
 * Generated from openapi/ by `npm run gen`. Do not edit.
 */
import type { EntryId } from './entryId.ts';
import type { Name } from './name.ts';
import type { PositiveAmount } from './positiveAmount.ts';
import type { TaskCode } from './taskCode.ts';
import type { Time } from './time.ts';
import type { VoucherStatus } from './voucherStatus.ts';

/**
 * Rebates the fee of one spot order, up to `upTo`: the first order with a fee that is filled from `createdAt` (inclusive) to `expiresAt`
 * (exclusive) and whose fee no other voucher has rebated. Paid automatically within a minute, as a reward.
 */
export interface Voucher {
  id: EntryId;
  taskCode: TaskCode;
  status: VoucherStatus;
  upTo: PositiveAmount;
  currencyName: Name;
  createdAt: Time;
  expiresAt: Time;
  usedAt: Time | null;
  /** Amount rebated. */
  amount: PositiveAmount | null;
  orderId: EntryId | null;
}
