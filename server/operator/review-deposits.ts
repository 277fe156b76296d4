import { listPendingDeposits, listUnpaidDeposits } from '../domain/deposits/lists.ts'
import { approveDeposit, confirmDeposit, rejectDeposit } from '../domain/deposits/review.ts'
import type { WaitingDeposit } from '../domain/deposits/deposit.ts'
import type { Services } from '../http/handler.ts'
import { toErrorAnswer } from '../http/answers.ts'
import { USDT_ID, coinPrice } from '../site/currencies.ts'

/** As many deposits as are decided in one round. */
const AT_ONCE = 100

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

/**
 * Decides every deposit whose time has come, by the published rules. May run anywhere, at any time and twice at once: a
 * deposit that is decided already keeps its decision.
 * @returns how many it changed
 */
export async function reviewDeposits({
  store,
  clock,
  config,
  market,
}: Pick<Services, 'store' | 'clock' | 'config' | 'market'>): Promise<number> {
  const now = clock.now()
  const change = async (depositId: bigint, decision: Decision, currencyId: number) => {
    const changed =
      'reject' in decision
        ? store.execute(rejectDeposit, { depositId, reason: decision.reject })
        : 'approve' in decision
          ? store.execute(approveDeposit, { depositId, coin: coinPrice(market, currencyId) })
          : store.execute(confirmDeposit, { depositId, confirmations: decision.confirmations })
    await changed.catch(ignoreRefusal)
  }
  // Half of the delay is the first at which anything happens.
  const pendingBefore = now - Math.floor(config.depositDelay / 2) + 1
  const waiting = await listPendingDeposits(store, { pendingBefore, limit: AT_ONCE })
  let changes = 0
  for (const deposit of waiting) {
    const decision = decide(deposit, now - deposit.pendingSince, config.depositDelay)
    if (!decision) continue
    await change(BigInt(deposit.id), decision, deposit.currencyId)
    changes += 1
  }
  const unpaid = await listUnpaidDeposits(store, { now, limit: AT_ONCE })
  for (const id of unpaid) await change(id, { reject: EXPIRED_REASON }, USDT_ID)
  return changes + unpaid.length
}

/** Somebody else was quicker and decided otherwise, which is theirs to do. */
function ignoreRefusal(error: unknown): void {
  if (!toErrorAnswer(error)) throw error
}
