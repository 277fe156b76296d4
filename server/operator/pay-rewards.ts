import { DAY } from '../../src/lib/accrual.ts'
import { payAward } from '../domain/rewards/award.ts'
import { firstUnpaidDay, sharesOfDay } from '../domain/rewards/team.ts'
import { listDueVouchers, payVoucher } from '../domain/rewards/vouchers.ts'
import type { DueVoucher } from '../domain/rewards/vouchers.ts'
import type { Services } from '../http/handler.ts'
import { eachDue } from './each-due.ts'

type Ports = Pick<Services, 'store' | 'clock'>

/** A day is paid this long after its end, in milliseconds: what was on its way at midnight is in the ledger by then. */
export const DAY_CLOSES_AFTER = 5 * 60_000

/**
 * Pays the shares of the fees that members of teams have paid, day by day, however many days were missed; each share once. What it
 * remembers only spares it looking at days that are done: forgotten, it begins at the last day that something was paid for.
 */
export function createSharePayer({ store, clock }: Ports) {
  let next: number | undefined
  return {
    /** @returns how many days it has finished */
    async run(): Promise<number> {
      next ??= await firstUnpaidDay(store)
      let days = 0
      while (next !== undefined && next + DAY + DAY_CLOSES_AFTER <= clock.now()) {
        const shares = await sharesOfDay(store, next)
        // A day counts as done once all of it is paid: one failure, and the next run begins with this day again.
        for (const share of shares) await store.execute(payAward, share)
        next += DAY
        days++
      }
      return days
    },
  }
}

/**
 * Gives back the fees that vouchers are for; each once, on however many nodes.
 * @returns how many vouchers it looked at
 */
export function payVouchers({ store, clock }: Ports): Promise<number> {
  const now = clock.now()
  return eachDue(
    'vouchers',
    (after: DueVoucher | undefined, limit) => listDueVouchers(store, now, after?.id ?? 0n, limit),
    voucher => store.execute(payVoucher, voucher),
  )
}
