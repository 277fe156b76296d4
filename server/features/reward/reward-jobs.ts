import { DAY } from '#src/lib/time/time-units.ts'
import { payAward } from './award.ts'
import { firstUnpaidDay, feeSharesOfDay } from './team.ts'
import { listDueVouchers, payVoucher, type DueVoucher } from './vouchers.ts'
import type { Services } from '#server/services.ts'
import { runJobToCompletion, pagedItems, type Job } from '#server/kernel/job.ts'

type Dependencies = Pick<Services, 'store' | 'clock'>

/** A day is paid this long after its end, in milliseconds, so that commands running at midnight are in the ledger by then. */
export const DAY_CLOSING_DELAY = 5 * 60_000

const dayOfEvent = (event: string) => Number(event.split(':')[1])

/**
 * Pays the referral shares of trading fees, day by day, including missed days; each share once. The next day is only cached in memory:
 * after a restart the job starts again at the last day for which a share was paid.
 */
export function feeShareJob({ store, clock }: Dependencies): Job & { readonly daysDone: () => number } {
  let next: number | undefined
  let done = 0
  const payDay = async function* (day: number) {
    for (const share of await feeSharesOfDay(store, day)) {
      yield { key: share.event, run: () => store.execute(payAward, share) }
    }
  }
  return {
    name: 'pay shares of fees',
    intervalMs: 1000,
    daysDone: () => done,
    async *due({ retries }) {
      for (const day of new Set(retries.map(dayOfEvent))) yield* payDay(day)
      next ??= await firstUnpaidDay(store)
      while (next !== undefined && next + DAY + DAY_CLOSING_DELAY <= clock.now()) {
        // First what vouchers give back: no share is paid of it.
        await payVouchers({ store, clock })
        yield* payDay(next)
        next += DAY
        done++
      }
    },
  }
}

/** Pays the referral shares that are due now; for tests. */
export function createFeeSharePayer(dependencies: Dependencies) {
  const job = feeShareJob(dependencies)
  return {
    /** @returns how many days it has completed */
    async run(): Promise<number> {
      const before = job.daysDone()
      await runJobToCompletion(job)
      return job.daysDone() - before
    },
  }
}

/** Refunds fees by vouchers; each voucher once. */
export const voucherJob = ({ store, clock }: Dependencies): Job => ({
  name: 'pay vouchers',
  intervalMs: 5000,
  due: () =>
    pagedItems(
      (after: DueVoucher | undefined, limit) => listDueVouchers(store, clock.now(), after?.id ?? 0n, limit),
      voucher => ({ key: `${voucher.id}`, run: () => store.execute(payVoucher, voucher) }),
    ),
})

/** Pays the due vouchers. @returns how many it processed */
export const payVouchers = (dependencies: Dependencies): Promise<number> =>
  runJobToCompletion(voucherJob(dependencies))
