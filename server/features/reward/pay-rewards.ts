import { DAY } from '#src/lib/time/time-units.ts'
import { payAward } from './award.ts'
import { firstUnpaidDay, sharesOfDay } from './team.ts'
import { listDueVouchers, payVoucher, type DueVoucher } from './vouchers.ts'
import type { Services } from '#server/services.ts'
import { completeJob, listedItems, type Job } from '#server/kernel/job.ts'

type Ports = Pick<Services, 'store' | 'clock'>

/** A day is paid this long after its end, in milliseconds: what was on its way at midnight is in the ledger by then. */
export const DAY_CLOSES_AFTER = 5 * 60_000

const dayOfEvent = (event: string) => Number(event.split(':')[1])

/**
 * Pays the shares of the fees that members of teams have paid, day by day, however many days were missed; each share once. What it
 * remembers only spares it looking at days that are done: forgotten, it begins at the last day that something was paid for.
 */
export function shareJob({ store, clock }: Ports): Job & { readonly daysDone: () => number } {
  let next: number | undefined
  let done = 0
  const payDay = async function* (day: number) {
    for (const share of await sharesOfDay(store, day)) {
      yield { key: share.event, work: () => store.execute(payAward, share) }
    }
  }
  return {
    name: 'pay shares of fees',
    every: 1000,
    daysDone: () => done,
    async *due({ retries }) {
      for (const day of new Set(retries.map(dayOfEvent))) yield* payDay(day)
      next ??= await firstUnpaidDay(store)
      while (next !== undefined && next + DAY + DAY_CLOSES_AFTER <= clock.now()) {
        yield* payDay(next)
        next += DAY
        done++
      }
    },
  }
}

/** A payer that does what is due now. */
export function createSharePayer(ports: Ports) {
  const job = shareJob(ports)
  return {
    /** @returns how many days it has finished */
    async run(): Promise<number> {
      const before = job.daysDone()
      await completeJob(job)
      return job.daysDone() - before
    },
  }
}

/** Gives back the fees that vouchers are for; each once. */
export const voucherJob = ({ store, clock }: Ports): Job => ({
  name: 'pay vouchers',
  every: 5000,
  due: () =>
    listedItems(
      (after: DueVoucher | undefined, limit) => listDueVouchers(store, clock.now(), after?.id ?? 0n, limit),
      voucher => ({ key: `${voucher.id}`, work: () => store.execute(payVoucher, voucher) }),
    ),
})

/** Pays what is due. @returns how many vouchers it looked at */
export const payVouchers = (ports: Ports): Promise<number> => completeJob(voucherJob(ports))
