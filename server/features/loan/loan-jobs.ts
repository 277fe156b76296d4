import {
  listDueLoans,
  listDueEarningOrdersOfBorrower,
  attemptInstalment,
  type DueLoan,
} from './instalments.ts'
import type { Services } from '#server/services.ts'
import { runJobToCompletion, pagedItems, type Job } from '#server/kernel/job.ts'
import { catchUpEarningOrder } from '../earning/post-accruals.ts'

const FIRST_KEY: DueLoan = { id: 0n, dueAt: 0n }

type Dependencies = Pick<Services, 'store' | 'clock'>

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
