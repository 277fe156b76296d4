import { approveDeposit, listPendingDeposits, rejectDeposit } from '../domain/deposits.ts'
import type { Deposit } from '../domain/deposits.ts'
import type { Services } from '../http/handler.ts'
import { toErrorAnswer } from '../http/answers.ts'

/** As many deposits as are decided in one round. */
const AT_ONCE = 100

/** Message key of every rejection by the sandbox operator. */
export const REJECTED_REASON = 'hint_deposit_rejected'

/** The published rule: an amount that ends in .13 is rejected, so that people can see a rejection. */
function isRejected({ amount }: Pick<Deposit, 'amount'>): boolean {
  return amount.endsWith('.13')
}

/**
 * Decides every deposit that has waited long enough, by the published rule. May run anywhere, at any time and twice at once: a
 * deposit that is decided already keeps its decision.
 * @returns how many it decided
 */
export async function reviewDeposits({
  store,
  clock,
  config,
}: Pick<Services, 'store' | 'clock' | 'config'>): Promise<number> {
  // Exactly `depositDelay` counts as long enough.
  const createdBefore = clock.now() - config.depositDelay + 1
  const waiting = await listPendingDeposits(store, { createdBefore, limit: AT_ONCE })
  for (const deposit of waiting) {
    const depositId = BigInt(deposit.id)
    const decided = isRejected(deposit)
      ? store.execute(rejectDeposit, { depositId, reason: REJECTED_REASON })
      : store.execute(approveDeposit, { depositId })
    await decided.catch(ignoreRefusal)
  }
  return waiting.length
}

/** Somebody else was quicker and decided otherwise, which is theirs to do. */
function ignoreRefusal(error: unknown): void {
  if (!toErrorAnswer(error)) throw error
}
