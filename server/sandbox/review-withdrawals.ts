import { completeWithdrawal, refuseWithdrawal, sendWithdrawal } from '../features/withdraw/commands.ts'
import { listWaitingWithdrawals, type Withdrawal } from '../features/withdraw/withdrawal.ts'
import type { Services } from '../services.ts'
import { completeJob, listedItems, type Job } from '../kernel/job.ts'
import { unlessRefused } from '../features/shared/unless-refused.ts'

/** Message key of every refusal by the sandbox operator. */
export const REFUSED_REASON = 'hint_withdrawal_refused'

/** The published rule: an amount that ends in .13 is refused, so that people can see a refusal. */
function isRefused({ amount }: Pick<Withdrawal, 'amount'>): boolean {
  return amount.endsWith('.13')
}

type Ports = Pick<Services, 'store' | 'clock' | 'config'>

/**
 * Takes every withdrawal that has waited long enough a step further, by the published rule: what is checked is sent or refused, what
 * was sent has arrived. What is decided stays so.
 */
export function withdrawalReviewJob({ store, clock, config }: Ports): Job {
  const complete = ({ id }: Withdrawal) =>
    unlessRefused(() => store.execute(completeWithdrawal, { withdrawalId: BigInt(id) }))
  const decide = (withdrawal: Withdrawal) => {
    const withdrawalId = BigInt(withdrawal.id)
    return unlessRefused(() =>
      isRefused(withdrawal)
        ? store.execute(refuseWithdrawal, { withdrawalId, reason: REFUSED_REASON })
        : store.execute(sendWithdrawal, { withdrawalId }),
    )
  }
  const waiting = (status: 'sent' | 'pending', work: (withdrawal: Withdrawal) => Promise<boolean>) => {
    // Exactly `withdrawDelay` counts as long enough.
    const before = clock.now() - config.withdrawDelay + 1
    return listedItems(
      (after: Withdrawal | undefined, limit) =>
        listWaitingWithdrawals(store, { status, before, limit, after: BigInt(after?.id ?? 0) }),
      withdrawal => ({ key: withdrawal.id, work: () => work(withdrawal) }),
    )
  }
  return {
    name: 'review withdrawals',
    every: 250,
    async *due() {
      yield* waiting('sent', complete)
      yield* waiting('pending', decide)
    },
  }
}

/** Takes what waits a step further. @returns how many withdrawals */
export const reviewWithdrawals = (ports: Ports): Promise<number> => completeJob(withdrawalReviewJob(ports))
