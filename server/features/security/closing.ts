import type { ClosingReason } from '#src/api/generated/models/index.ts'
import {
  finish,
  read,
  send,
  type Context,
  type Reader,
  type Row,
  type Statement,
  type Steps,
} from '#server/kernel/store.ts'
import { nameOfAsset } from '#server/ledger/asset-names.ts'
import type { Check } from '#server/ledger/checks.ts'
import { printUnits, productOf, scaleOfAsset } from '#server/ledger/units.ts'
import { endsSessions, lockNewSessions } from '#server/auth/caller.ts'
import { refusal } from '#server/problem.ts'

type Kind = ClosingReason['kind']

/**
 * Open business of each kind: its table, and which of somebody's rows there are open. What it holds is a balance as well, and is said
 * once more as such.
 */
const OPEN_ROWS: readonly (readonly [Kind, table: string, isOpen: string])[] = [
  ['spotOrder', 'spot_orders', "status = 'open'"],
  ['bibiOrder', 'bibi_orders', "status = 'open'"],
  ['contractOrder', 'contract_orders', "status = 'open'"],
  ['contractPosition', 'contract_positions', "status = 'open'"],
  ['quickOrder', 'quick_orders', "status = 'open'"],
  ['deposit', 'deposits', "status IN ('unpaid', 'pending')"],
  ['withdrawal', 'withdrawals', "status IN ('pending', 'sent')"],
  ['earning', 'earning_orders', "status = 'running'"],
  ['newShare', 'share_subscriptions', "status IN ('waiting', 'allotted')"],
  // Also one that is decided on: its money would come to an account that is closed.
  ['loan', 'loans', "status IN ('pending', 'running', 'overdue', 'called')"],
  ['follow', 'follows', "status <> 'stopped'"],
  ['trader', 'traders', "status = 'active'"],
]

/** What counts the rows of each kind for `$1`. */
const OPEN: readonly (readonly [Kind, string])[] = OPEN_ROWS.map(([kind, table, isOpen]) => [
  kind,
  `SELECT count(*) AS open FROM ${table} WHERE user_id = $1 AND ${isOpen}`,
])

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

const LOCK_SESSIONS = `SELECT token_hash FROM sessions WHERE user_id = $1 AND expires_at > $2
  ORDER BY token_hash /*lock*/`
const HOLD = 'SELECT closed_at FROM users WHERE id = $1 /*share*/'
const CLOSE = 'UPDATE users SET closed_at = $2 WHERE id = $1'
const LOCK_WALLET = 'SELECT owner FROM accounts WHERE owner = $1 ORDER BY asset, kind /*lock*/'

/**
 * Closes an account for good and ends all of its sessions. Its records stay, as those of its counterparties do.
 *
 * It locks in the order of all commands: the sessions, so that nothing that is being done by one of them is overtaken; the row of the
 * account, which keeps back sign-ins, deposits and awards; the wallet, so that money that is on its way arrives before or not at all.
 * @throws DomainError `account_not_empty` with balances or open business
 */
export const closeAccount = endsSessions(function* closeAccount(
  context: Context,
  userId: bigint,
): Steps<void> {
  yield* send([LOCK_SESSIONS, [userId, context.now]])
  yield* send([CLOSE, [userId, context.now]], lockNewSessions(userId), [LOCK_WALLET, [userId]])
  const [balances, ...counts] = yield* send(
    [BALANCES, [userId]],
    ...OPEN.map(([, text]): Statement => [text, [userId]]),
  )
  const open = counts.map(rows => (rows as { open: bigint }[])[0] ?? { open: 0n })
  if (reasonsIn(balances as BalanceRow[], open).length > 0) throw refusal('account_not_empty')
  return yield* finish(
    undefined,
    ['DELETE FROM sessions WHERE user_id = $1', [userId]],
    ['DELETE FROM sign_in_challenges WHERE user_id = $1', [userId]],
  )
})

/** Keeps an account open until the command has ended. @throws DomainError `account_closed` when it is not */
export function* refuseClosed(userId: bigint): Steps<void> {
  const [row] = yield* read<{ closed_at: bigint | null }>(HOLD, [userId])
  if (row && row.closed_at !== null) throw refusal('account_closed')
}

const LEFT_OPEN = OPEN_ROWS.map(
  ([kind, table, isOpen]) => `SELECT user_id, '${kind}' AS kind, id FROM ${table} WHERE ${isOpen}`,
).join(' UNION ALL ')

/** What must hold of accounts that are closed. */
export const CLOSING_CHECKS: readonly Check[] = [
  {
    name: 'no closed account has money or open business',
    violations: `SELECT u.id AS user_id, 'balance of ' || a.asset AS kind, a.balance AS of_it
        FROM users u JOIN accounts a ON a.owner = u.id WHERE u.closed_at IS NOT NULL AND a.balance <> 0
      UNION ALL SELECT u.id, b.kind, b.id FROM users u JOIN (${LEFT_OPEN}) AS b ON b.user_id = u.id
        WHERE u.closed_at IS NOT NULL`,
    describe: row => `the closed account ${row.user_id} has ${row.kind} ${row.of_it}`,
  },
  {
    name: 'no closed account has a session',
    violations: `SELECT u.id, count(*) AS sessions FROM users u JOIN sessions s ON s.user_id = u.id
      WHERE u.closed_at IS NOT NULL GROUP BY u.id`,
    describe: row => `the closed account ${row.id} has ${row.sessions} sessions`,
  },
]
