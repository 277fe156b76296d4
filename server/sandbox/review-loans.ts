import { decideLoan } from '../features/loan/apply-for-loan.ts'
import { listPendingLoans } from '../features/loan/lists.ts'
import type { Services } from '../services.ts'
import { runJobToCompletion, pagedItems, type Job } from '../kernel/job.ts'

type Dependencies = Pick<Services, 'store' | 'clock' | 'config'>

/** Decides all due applications by the published rule (docs/sandbox.md): an amount that ends in .13 is rejected. */
export const loanReviewJob = ({ store, clock, config }: Dependencies): Job => ({
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
export const reviewLoans = (ports: Dependencies): Promise<number> => runJobToCompletion(loanReviewJob(ports))
