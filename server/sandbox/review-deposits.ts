import { listPendingDeposits, listUnpaidDeposits, type UnpaidDeposit } from '../features/deposit/lists.ts'
import { approveDeposit, confirmDeposit, rejectDeposit } from '../features/deposit/review-commands.ts'
import type { PendingDeposit } from '../features/deposit/deposit.ts'
import type { Services } from '../services.ts'
import { runJobToCompletion, pagedItems, type Job } from '../kernel/job.ts'
import { ignoreRejection } from './ignore-rejection.ts'
import { coinPrice } from '../ledger/currencies.ts'
import { USDT_ID } from '#src/lib/constants.ts'

/** Message key of the rejection that all channels share. */
export const DEPOSIT_REJECTED_REASON = 'hint_deposit_rejected'
const UNREADABLE_REASON = 'hint_deposit_proof_unreadable'
const NETWORK_REASON = 'hint_deposit_wrong_network'
const EXPIRED_REASON = 'hint_payment_expired'

/** The operator's decision on a deposit. */
type Decision = { approve: true } | { reject: string } | { confirmations: number }

/**
 * The published rules (docs/sandbox.md): some amounts are rejected, so that users can see a rejection; the others are approved after
 * the delay.
 * @param waited milliseconds since the deposit became pending
 * @param delay DEPOSIT_DELAY_MS
 * @returns undefined while there is nothing to do
 */
export function decideDeposit(deposit: PendingDeposit, waited: number, delay: number): Decision | undefined {
  const { channelType, amount, confirmations, confirmationsNeeded } = deposit
  if (channelType === 'chain') {
    // A block is confirmed every half of the delay.
    const blocks = Math.min(
      confirmationsNeeded,
      delay === 0 ? confirmationsNeeded : Math.floor(waited / (delay / 2)),
    )
    if (blocks === 0) return undefined
    if (amount.endsWith('.13')) return { reject: DEPOSIT_REJECTED_REASON }
    if (amount.endsWith('.19')) return { reject: NETWORK_REASON }
    if (blocks === confirmationsNeeded) return { approve: true }
    return blocks > confirmations ? { confirmations: blocks } : undefined
  }
  if (waited < (channelType === 'bank' ? 2 * delay : delay)) return undefined
  if (amount.endsWith('.13')) return { reject: DEPOSIT_REJECTED_REASON }
  if (channelType === 'bank' && amount.endsWith('.17')) return { reject: UNREADABLE_REASON }
  return { approve: true }
}

type Dependencies = Pick<Services, 'store' | 'clock' | 'config' | 'market'>

/**
 * Decides all due deposits by the published rules; a deposit that was already decided keeps its decision.
 */
export function depositReviewJob({ store, clock, config, market }: Dependencies): Job {
  const applyDecision = (depositId: bigint, decision: Decision, currencyId: number) =>
    ignoreRejection(async () => {
      if ('reject' in decision) await store.execute(rejectDeposit, { depositId, reason: decision.reject })
      else if ('approve' in decision) {
        await store.execute(approveDeposit, { depositId, coin: coinPrice(market, currencyId) })
      } else await store.execute(confirmDeposit, { depositId, confirmations: decision.confirmations })
    })
  const review = async (deposit: PendingDeposit) => {
    const decision = decideDeposit(deposit, clock.now() - deposit.pendingSince, config.depositDelay)
    return decision ? applyDecision(BigInt(deposit.id), decision, deposit.currencyId) : false
  }
  return {
    name: 'review deposits',
    intervalMs: 250,
    async *due() {
      const now = clock.now()
      // Nothing happens before half of the delay.
      const pendingBefore = now - Math.floor(config.depositDelay / 2) + 1
      yield* pagedItems(
        (after: PendingDeposit | undefined, limit) =>
          listPendingDeposits(store, { pendingBefore, limit, after: BigInt(after?.id ?? 0) }),
        deposit => ({ key: deposit.id, run: () => review(deposit) }),
      )
      yield* pagedItems(
        (after: UnpaidDeposit | undefined, limit) => listUnpaidDeposits(store, { now, limit, after }),
        ({ id }) => ({ key: `${id}`, run: () => applyDecision(id, { reject: EXPIRED_REASON }, USDT_ID) }),
      )
    },
  }
}

/** Decides all due deposits. @returns how many were changed */
export const reviewDeposits = (ports: Dependencies): Promise<number> =>
  runJobToCompletion(depositReviewJob(ports))
