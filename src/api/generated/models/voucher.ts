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
 * Gives back the fee of one spot order, up to `upTo`: the first one with a fee that is filled from `createdAt` on and before
 * `expiresAt`, and whose fee no other voucher has given back. It is paid by itself, within a minute, as an award.
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
  /** What was given back. */
  amount: PositiveAmount | null;
  orderId: EntryId | null;
}
