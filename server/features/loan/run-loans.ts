import { decideLoan } from './applying.ts'
import { listDueLoans, listEarningsBefore, tryInstalment, type DueLoan } from './instalments.ts'
import { listWaitingLoans } from './lists.ts'
import type { Services } from '#server/services.ts'
import { completeJob, listedItems, type Job } from '#server/kernel/job.ts'
import { catchUpEarningOrder } from '../earning/post-accruals.ts'

const BEFORE_ALL: DueLoan = { id: 0n, dueAt: 0n }

type Ports = Pick<Services, 'store' | 'clock'>

/** Decides every application that has waited long enough, by the published rule: an amount that ends in .13 is refused. */
export const loanReviewJob = ({ store, clock, config }: Ports & Pick<Services, 'config'>): Job => ({
  name: 'review loans',
  every: 250,
  due: () =>
    listedItems(
      (after: { readonly id: string } | undefined, limit) =>
        // Exactly `loanDelay` counts as long enough.
        listWaitingLoans(store, {
          before: clock.now() - config.loanDelay + 1,
          limit,
          after: BigInt(after?.id ?? 0),
        }),
      ({ id, amount }: { readonly id: string; readonly amount?: string }) => ({
        key: id,
        work: () => store.execute(decideLoan, { loanId: BigInt(id), isApproved: !amount?.endsWith('.13') }),
      }),
    ),
})

/** Decides what waits. @returns how many applications it looked at */
export const reviewLoans = (ports: Ports & Pick<Services, 'config'>): Promise<number> =>
  completeJob(loanReviewJob(ports))

/**
 * Tries every instalment of one loan whose 00:00 UTC has come, each day as an event of its own: also before its owner pays by hand, so
 * that what is owed is that of this moment. What the borrower's pledges and locks bring and set free by then is posted before, whichever
 * task comes first: nobody is late because the program was.
 * @returns how many it tried
 */
export async function catchUpLoan(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  loanId: bigint,
): Promise<number> {
  for (const orderId of await listEarningsBefore(store, loanId, clock.now())) {
    await catchUpEarningOrder({ store }, orderId)
  }
  let tried = 0
  while (await store.execute(tryInstalment, loanId)) tried++
  return tried
}

/** Tries, for every loan, each instalment that has come and was not tried, however long ago that was; each once. */
export const instalmentJob = ({ store, clock }: Ports): Job => ({
  name: 'take instalments',
  every: 1000,
  due: () =>
    listedItems(
      (after: DueLoan | undefined, limit) => listDueLoans(store, clock.now(), after ?? BEFORE_ALL, limit),
      ({ id }) => ({ key: `${id}`, work: () => catchUpLoan({ store, clock }, id) }),
    ),
})

/** Tries what is due. @returns for how many loans */
export const takeInstalments = (ports: Ports): Promise<number> => completeJob(instalmentJob(ports))
