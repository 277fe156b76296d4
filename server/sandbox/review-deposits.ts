import { listPendingDeposits, listUnpaidDeposits, type UnpaidDeposit } from '../features/deposit/lists.ts'
import { approveDeposit, confirmDeposit, rejectDeposit } from '../features/deposit/review.ts'
import type { WaitingDeposit } from '../features/deposit/deposit.ts'
import type { Services } from '../services.ts'
import { completeJob, listedItems, type Job } from '../kernel/job.ts'
import { unlessRefused } from '../features/shared/unless-refused.ts'
import { USDT_ID, coinPrice } from '../ledger/currencies.ts'

/** Message key of the rejections that every channel has. */
export const REJECTED_REASON = 'hint_deposit_rejected'
const UNREADABLE_REASON = 'hint_deposit_proof_unreadable'
const NETWORK_REASON = 'hint_deposit_wrong_network'
const EXPIRED_REASON = 'hint_payment_expired'

/** What the operator does with a deposit now. */
type Decision = { approve: true } | { reject: string } | { confirmations: number }

/**
 * The published rules (docs/sandbox.md): some amounts are rejected, so that people can see a rejection; the others are approved
 * when their time has come.
 * @param waited milliseconds since the deposit counts as on its way
 * @param delay DEPOSIT_DELAY_MS
 * @returns undefined while there is nothing to do
 */
export function decide(deposit: WaitingDeposit, waited: number, delay: number): Decision | undefined {
  const { channelType, amount, confirmations, confirmationsNeeded } = deposit
  if (channelType === 'chain') {
    // A block comes every half of the delay.
    const blocks = Math.min(
      confirmationsNeeded,
      delay === 0 ? confirmationsNeeded : Math.floor(waited / (delay / 2)),
    )
    if (blocks === 0) return undefined
    if (amount.endsWith('.13')) return { reject: REJECTED_REASON }
    if (amount.endsWith('.19')) return { reject: NETWORK_REASON }
    if (blocks === confirmationsNeeded) return { approve: true }
    return blocks > confirmations ? { confirmations: blocks } : undefined
  }
  if (waited < (channelType === 'bank' ? 2 * delay : delay)) return undefined
  if (amount.endsWith('.13')) return { reject: REJECTED_REASON }
  if (channelType === 'bank' && amount.endsWith('.17')) return { reject: UNREADABLE_REASON }
  return { approve: true }
}

type Ports = Pick<Services, 'store' | 'clock' | 'config' | 'market'>

/**
 * Decides every deposit whose time has come, by the published rules: a deposit that is decided already keeps its decision.
 */
export function depositReviewJob({ store, clock, config, market }: Ports): Job {
  const change = (depositId: bigint, decision: Decision, currencyId: number) =>
    unlessRefused(async () => {
      if ('reject' in decision) await store.execute(rejectDeposit, { depositId, reason: decision.reject })
      else if ('approve' in decision) {
        await store.execute(approveDeposit, { depositId, coin: coinPrice(market, currencyId) })
      } else await store.execute(confirmDeposit, { depositId, confirmations: decision.confirmations })
    })
  const review = async (deposit: WaitingDeposit) => {
    const decision = decide(deposit, clock.now() - deposit.pendingSince, config.depositDelay)
    return decision ? change(BigInt(deposit.id), decision, deposit.currencyId) : false
  }
  return {
    name: 'review deposits',
    every: 250,
    async *due() {
      const now = clock.now()
      // Half of the delay is the first at which anything happens.
      const pendingBefore = now - Math.floor(config.depositDelay / 2) + 1
      yield* listedItems(
        (after: WaitingDeposit | undefined, limit) =>
          listPendingDeposits(store, { pendingBefore, limit, after: BigInt(after?.id ?? 0) }),
        deposit => ({ key: deposit.id, work: () => review(deposit) }),
      )
      yield* listedItems(
        (after: UnpaidDeposit | undefined, limit) => listUnpaidDeposits(store, { now, limit, after }),
        ({ id }) => ({ key: `${id}`, work: () => change(id, { reject: EXPIRED_REASON }, USDT_ID) }),
      )
    },
  }
}

/** Decides what waits. @returns how many deposits it changed */
export const reviewDeposits = (ports: Ports): Promise<number> => completeJob(depositReviewJob(ports))
