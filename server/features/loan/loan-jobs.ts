import { decideLoan } from './apply-for-loan.ts'
import {
  listDueLoans,
  listDueEarningOrdersOfBorrower,
  attemptInstalment,
  type DueLoan,
} from './instalments.ts'
import { listPendingLoans } from './lists.ts'
import type { Services } from '#server/services.ts'
import { runJobToCompletion, pagedItems, type Job } from '#server/kernel/job.ts'
import { catchUpEarningOrder } from '../earning/post-accruals.ts'

const FIRST_KEY: DueLoan = { id: 0n, dueAt: 0n }

type Dependencies = Pick<Services, 'store' | 'clock'>

/** Decides all due applications by the published rule: an amount that ends in .13 is refused. */
export const loanReviewJob = ({ store, clock, config }: Dependencies & Pick<Services, 'config'>): Job => ({
  name: 'review loans',
  intervalMs: 250,
  due: () =>
    pagedItems(
      (after: { readonly id: string } | undefined, limit) =>
        // Exactly `loanDelay` counts as long enough.
        listPendingLoans(store, {
          before: clock.now() - config.loanDelay + 1,
          limit,
          after: BigInt(after?.id ?? 0),
        }),
      ({ id, amount }: { readonly id: string; readonly amount?: string }) => ({
        key: id,
        run: () => store.execute(decideLoan, { loanId: BigInt(id), isApproved: !amount?.endsWith('.13') }),
      }),
    ),
})

/** Decides all due applications. @returns how many */
export const reviewLoans = (ports: Dependencies & Pick<Services, 'config'>): Promise<number> =>
  runJobToCompletion(loanReviewJob(ports))

/**
 * Processes all due attempts of one loan, each in its own transaction; also called before a manual repayment, so that the amount due is
 * current. Due accruals and maturities of the borrower's earning orders are posted first, whichever job runs first, so that nobody is late
 * because of the order of jobs.
 * @returns how many attempts were made
 */
export async function catchUpLoan(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  loanId: bigint,
): Promise<number> {
  for (const orderId of await listDueEarningOrdersOfBorrower(store, loanId, clock.now())) {
    await catchUpEarningOrder({ store }, orderId)
  }
  let attempts = 0
  while (await store.execute(attemptInstalment, loanId)) attempts++
  return attempts
}

/** Processes all due attempts of all loans, however old; each once. */
export const instalmentJob = ({ store, clock }: Dependencies): Job => ({
  name: 'take instalments',
  intervalMs: 1000,
  due: () =>
    pagedItems(
      (after: DueLoan | undefined, limit) => listDueLoans(store, clock.now(), after ?? FIRST_KEY, limit),
      ({ id }) => ({ key: `${id}`, run: () => catchUpLoan({ store, clock }, id) }),
    ),
})

/** Processes all due attempts. @returns for how many loans */
export const takeInstalments = (ports: Dependencies): Promise<number> =>
  runJobToCompletion(instalmentJob(ports))
