import type { ClosingReason } from '../../src/api/generated/models/index.ts'
import { finish, send } from '../kernel/store.ts'
import type { Context, Reader, Row, Statement, Steps } from '../kernel/store.ts'
import { nameOfAsset } from '../ledger/asset-names.ts'
import { printUnits, productOf, scaleOfAsset } from '../ledger/units.ts'
import { refusal } from './problem.ts'

type Kind = ClosingReason['kind']

/** Open business of each kind: what counts it for `$1`. What it holds is a balance as well, and is said once more as such. */
const OPEN: readonly (readonly [Kind, string])[] = [
  ['spotOrder', "SELECT count(*) AS open FROM spot_orders WHERE user_id = $1 AND status = 'open'"],
  ['bibiOrder', "SELECT count(*) AS open FROM bibi_orders WHERE user_id = $1 AND status = 'open'"],
  ['contractOrder', "SELECT count(*) AS open FROM contract_orders WHERE user_id = $1 AND status = 'open'"],
  [
    'contractPosition',
    "SELECT count(*) AS open FROM contract_positions WHERE user_id = $1 AND status = 'open'",
  ],
  ['quickOrder', "SELECT count(*) AS open FROM quick_orders WHERE user_id = $1 AND status = 'open'"],
  ['deposit', "SELECT count(*) AS open FROM deposits WHERE user_id = $1 AND status IN ('unpaid', 'pending')"],
  [
    'withdrawal',
    "SELECT count(*) AS open FROM withdrawals WHERE user_id = $1 AND status IN ('pending', 'sent')",
  ],
  ['earning', "SELECT count(*) AS open FROM earning_orders WHERE user_id = $1 AND status = 'running'"],
  [
    'newShare',
    "SELECT count(*) AS open FROM share_subscriptions WHERE user_id = $1 AND status IN ('waiting', 'allotted')",
  ],
  // Also one that is decided on: its money would come to an account that is closed.
  [
    'loan',
    "SELECT count(*) AS open FROM loans WHERE user_id = $1 AND status IN ('pending', 'running', 'overdue', 'called')",
  ],
  ['follow', "SELECT count(*) AS open FROM follows WHERE user_id = $1 AND status <> 'stopped'"],
  ['trader', "SELECT count(*) AS open FROM traders WHERE user_id = $1 AND status = 'active'"],
]

const BALANCES = `SELECT asset, CAST(sum(balance) AS BIGINT) AS balance FROM accounts
  WHERE owner = $1 AND balance > 0 GROUP BY asset ORDER BY asset`

interface BalanceRow extends Row {
  readonly asset: string
  readonly balance: bigint
}

function toReason({ asset, balance }: BalanceRow): ClosingReason {
  const kind = productOf(asset) === null ? 'balance' : 'holding'
  const amount = printUnits(balance, scaleOfAsset(asset))
  return { kind, count: 1, name: nameOfAsset(asset), amount }
}

function reasonsIn(balances: readonly BalanceRow[], counts: readonly { open: bigint }[]): ClosingReason[] {
  const open = OPEN.flatMap(([kind], index): ClosingReason[] => {
    const count = Number(counts[index]?.open ?? 0n)
    return count === 0 ? [] : [{ kind, count, name: null, amount: null }]
  })
  return [...balances.map(toReason), ...open]
}

/** What keeps an account from being closed; nothing when it can be. */
export async function readClosingReasons(reader: Reader, userId: bigint): Promise<ClosingReason[]> {
  const [balances, ...counts] = await Promise.all([
    reader.query<BalanceRow>(BALANCES, [userId]),
    ...OPEN.map(([, text]) => reader.query<{ open: bigint }>(text, [userId])),
  ])
  return reasonsIn(
    balances,
    counts.map(([row]) => row ?? { open: 0n }),
  )
}

/**
 * Closes an account for good and ends all of its sessions. Its records stay, as those of its counterparties do.
 * @throws DomainError `account_not_empty` with balances or open business
 */
export function* closeAccount(context: Context, userId: bigint): Steps<void> {
  // In the order of all that lock a wallet, so that money that is on its way arrives before or not at all.
  yield* send(['SELECT owner FROM accounts WHERE owner = $1 ORDER BY asset, kind /*lock*/', [userId]])
  const [balances, ...counts] = yield* send(
    [BALANCES, [userId]],
    ...OPEN.map(([, text]): Statement => [text, [userId]]),
  )
  const open = counts.map(rows => (rows as { open: bigint }[])[0] ?? { open: 0n })
  if (reasonsIn(balances as BalanceRow[], open).length > 0) throw refusal('account_not_empty')
  return yield* finish(
    undefined,
    ['UPDATE users SET closed_at = $2 WHERE id = $1', [userId, context.now]],
    ['DELETE FROM sessions WHERE user_id = $1', [userId]],
    ['DELETE FROM sign_in_challenges WHERE user_id = $1', [userId]],
  )
}
