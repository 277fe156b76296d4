/**
 * The operator's desk, from the command line: which deposits wait, and decide them. Works beside a running back end.
 *   npm run operator -- list
 *   npm run operator -- approve <id>
 *   npm run operator -- reject <id> [message key of the reason]
 */
import { readConfig } from '../server/config.ts'
import { approveDeposit, listPendingDeposits, rejectDeposit } from '../server/domain/deposits.ts'
import { toErrorAnswer } from '../server/http/answers.ts'
import type { Store } from '../server/kernel/store.ts'
import { REJECTED_REASON } from '../server/operator/review-deposits.ts'
import { openConfiguredStore } from '../server/services.ts'

const USAGE = 'npm run operator -- list | approve <id> | reject <id> [reason]'
const [action, id = '', reason = REJECTED_REASON] = process.argv.slice(2)

async function list(store: Store): Promise<void> {
  const waiting = await listPendingDeposits(store, { createdBefore: Date.now() + 1, limit: 1000 })
  console.table(
    waiting.map(({ id: depositId, amount, channelId, createdAt }) => ({
      id: depositId,
      amount: `${amount} USDT`,
      channel: channelId,
      waiting: `${Math.round((Date.now() - createdAt) / 1000)} s`,
    })),
  )
  console.log(`${waiting.length} waiting.`)
}

async function decide(store: Store, depositId: bigint): Promise<void> {
  const decided =
    action === 'approve'
      ? await store.execute(approveDeposit, { depositId })
      : await store.execute(rejectDeposit, { depositId, reason })
  console.log(`Deposit ${decided.id} of ${decided.amount} USDT is ${decided.status}.`)
}

const isDecision = (action === 'approve' || action === 'reject') && /^[1-9]\d{0,18}$/.test(id)
if (action !== 'list' && !isDecision) {
  console.error(USAGE)
  process.exit(2)
}
const store = await openConfiguredStore(readConfig(process.env), Date)
try {
  if (action === 'list') await list(store)
  else await decide(store, BigInt(id))
} catch (error) {
  const refusal = toErrorAnswer(error)
  if (!refusal) throw error
  console.error(`Refused: ${refusal.msg}`)
  process.exitCode = 1
} finally {
  await store.close()
}
