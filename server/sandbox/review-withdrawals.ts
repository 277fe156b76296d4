import { completeWithdrawal, rejectWithdrawal, sendWithdrawal } from '../features/withdraw/decisions.ts'
import { listDueWithdrawals, type UnnamedWithdrawal } from '../features/withdraw/withdrawal.ts'
import type { Services } from '../services.ts'
import { runJobToCompletion, pagedItems, type Job } from '../kernel/job.ts'
import { ignoreRejection } from './ignore-rejection.ts'

/** Message key of a rejection by the sandbox operator. */
export const WITHDRAWAL_REJECTED_REASON = 'hint_withdrawal_refused'

/** The published rule: an amount that ends in .13 is rejected, so that users can see a rejection. */
function isRejected({ amount }: Pick<UnnamedWithdrawal, 'amount'>): boolean {
  return amount.endsWith('.13')
}

type Dependencies = Pick<Services, 'store' | 'clock' | 'config'>

/**
 * Advances all due withdrawals by the published rule: pending ones are sent or rejected, sent ones are completed. Decisions are final.
 */
export function withdrawalReviewJob({ store, clock, config }: Dependencies): Job {
  const complete = ({ id }: UnnamedWithdrawal) =>
    ignoreRejection(() => store.execute(completeWithdrawal, { withdrawalId: BigInt(id) }))
  const decide = (withdrawal: UnnamedWithdrawal) => {
    const withdrawalId = BigInt(withdrawal.id)
    return ignoreRejection(() =>
      isRejected(withdrawal)
        ? store.execute(rejectWithdrawal, { withdrawalId, reason: WITHDRAWAL_REJECTED_REASON })
        : store.execute(sendWithdrawal, { withdrawalId }),
    )
  }
  const dueItems = (
    status: 'sent' | 'pending',
    work: (withdrawal: UnnamedWithdrawal) => Promise<boolean>,
  ) => {
    // Exactly `withdrawDelay` counts as long enough.
    const before = clock.now() - config.withdrawDelay + 1
    return pagedItems(
      (after: UnnamedWithdrawal | undefined, limit) =>
        listDueWithdrawals(store, { status, before, limit, after: BigInt(after?.id ?? 0) }),
      withdrawal => ({ key: withdrawal.id, run: () => work(withdrawal) }),
    )
  }
  return {
    name: 'review withdrawals',
    intervalMs: 250,
    async *due() {
      yield* dueItems('sent', complete)
      yield* dueItems('pending', decide)
    },
  }
}

/** Advances all due withdrawals. @returns how many */
export const reviewWithdrawals = (ports: Dependencies): Promise<number> =>
  runJobToCompletion(withdrawalReviewJob(ports))
