import { completeWithdrawal, refuseWithdrawal, sendWithdrawal } from '../domain/withdraw/commands.ts'
import { listWaitingWithdrawals } from '../domain/withdraw/withdrawal.ts'
import type { Withdrawal } from '../domain/withdraw/withdrawal.ts'
import { toErrorAnswer } from '../http/answers.ts'
import type { Services } from '../http/handler.ts'

/** As many withdrawals as are taken a step further in one round. */
const AT_ONCE = 100

/** Message key of every refusal by the sandbox operator. */
export const REFUSED_REASON = 'hint_withdrawal_refused'

/** The published rule: an amount that ends in .13 is refused, so that people can see a refusal. */
function isRefused({ amount }: Pick<Withdrawal, 'amount'>): boolean {
  return amount.endsWith('.13')
}

/**
 * Takes every withdrawal that has waited long enough a step further, by the published rule: what is checked is sent or refused, what
 * was sent has arrived. May run anywhere, at any time and twice at once: what is decided stays so.
 * @returns how many it took further
 */
export async function reviewWithdrawals({
  store,
  clock,
  config,
}: Pick<Services, 'store' | 'clock' | 'config'>): Promise<number> {
  // Exactly `withdrawDelay` counts as long enough.
  const waited = { before: clock.now() - config.withdrawDelay + 1, limit: AT_ONCE }
  const sent = await listWaitingWithdrawals(store, { status: 'sent', ...waited })
  const pending = await listWaitingWithdrawals(store, { status: 'pending', ...waited })
  for (const { id } of sent) {
    await store.execute(completeWithdrawal, { withdrawalId: BigInt(id) }).catch(ignoreRefusal)
  }
  for (const withdrawal of pending) {
    const withdrawalId = BigInt(withdrawal.id)
    const decided = isRefused(withdrawal)
      ? store.execute(refuseWithdrawal, { withdrawalId, reason: REFUSED_REASON })
      : store.execute(sendWithdrawal, { withdrawalId })
    await decided.catch(ignoreRefusal)
  }
  return sent.length + pending.length
}

/** Its owner, or another node, was quicker. */
function ignoreRefusal(error: unknown): void {
  if (!toErrorAnswer(error)) throw error
}
