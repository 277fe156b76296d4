import type { Closing, ClosingReason } from '#models'
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
import type { Check } from '#server/ledger/checks.ts'
import { post } from '#server/ledger/ledger.ts'
import { USDT, productIdOf } from '#server/ledger/units.ts'
import { lockWallet } from '#server/ledger/wallet.ts'
import type { Market } from '#server/market/market.ts'
import { LEAST, isRemainder, toClosingAmount, type AssetBalance } from './remainder.ts'
import { textOfRemainder } from '#src/lib/trading/remainder.ts'
import { insertSessionEnds } from '#server/auth/ended-sessions.ts'
import { endsSessions, lockNewSessions } from '#server/auth/caller.ts'
import { domainError } from '#server/problem.ts'

type ReasonKind = ClosingReason['kind']

/**
 * The open items of each kind: the table, and the condition for an open row. What they hold also appears as a balance, as a separate
 * reason.
 */
const OPEN_ITEMS: readonly (readonly [ReasonKind, table: string, isOpen: string])[] = [
  ['spotOrder', 'spot_orders', "status = 'open'"],
  ['bibiOrder', 'bibi_orders', "status = 'open'"],
  ['contractOrder', 'contract_orders', "status = 'open'"],
  ['contractPosition', 'contract_positions', "status = 'open'"],
  ['quickOrder', 'quick_orders', "status = 'open'"],
  ['deposit', 'deposits', "status IN ('unpaid', 'pending')"],
  ['withdrawal', 'withdrawals', "status IN ('pending', 'sent')"],
  ['earning', 'earning_orders', "status = 'running'"],
  ['newShare', 'share_subscriptions', "status IN ('waiting', 'allotted')"],
  // Also a pending one: when approved, it would be paid out to a closed account.
  ['loan', 'loans', "status IN ('pending', 'running', 'overdue', 'called')"],
  ['follow', 'follows', "status <> 'stopped'"],
  ['trader', 'traders', "status = 'active'"],
]

/** Counts the open items of each kind for user `$1`, in the order of the list. */
const COUNT_OPEN_ITEMS = OPEN_ITEMS.map(
  ([, table, isOpen], index) =>
    `SELECT ${index} AS place, count(*) AS open FROM ${table} WHERE user_id = $1 AND ${isOpen}`,
).join(' UNION ALL ')

interface CountRow extends Row {
  readonly place: bigint
  readonly open: bigint
}

const SELECT_BALANCES = `SELECT asset, CAST(sum(balance) AS BIGINT) AS balance FROM accounts
  WHERE owner = $1 AND balance > 0 GROUP BY asset ORDER BY asset`

type BalanceRow = Row & AssetBalance

const toReason = (row: BalanceRow): ClosingReason => ({
  kind: productIdOf(row.asset) === null ? 'balance' : 'holding',
  count: 1,
  ...toClosingAmount(row),
})

/** Why an account cannot be closed, and what would be given up with it. */
function closingFrom(
  market: Market | undefined,
  balances: readonly BalanceRow[],
  counts: readonly CountRow[],
): Closing {
  const open = counts.filter(row => row.open > 0n).toSorted((a, b) => Number(a.place) - Number(b.place))
  const isGivenUp = market !== undefined && isRemainder(market, balances)
  return {
    reasons: [
      ...(isGivenUp ? [] : balances.map(toReason)),
      ...open.map(({ place, open: count }): ClosingReason => {
        const [kind] = OPEN_ITEMS[Number(place)]!
        return { kind, count: Number(count), name: null, amount: null }
      }),
    ],
    remainder: isGivenUp ? balances.map(toClosingAmount) : [],
  }
}

/** The reasons why an account cannot be closed, none when it can, and the balances that are then given up. */
export async function readClosing(reader: Reader, market: Market, userId: bigint): Promise<Closing> {
  const [balances, counts] = await Promise.all([
    reader.query<BalanceRow>(SELECT_BALANCES, [userId]),
    reader.query<CountRow>(COUNT_OPEN_ITEMS, [userId]),
  ])
  return closingFrom(market, balances, counts)
}

/** What a closed account does not keep: what its holder wrote for themselves, and what was under way. */
const CLOSED_WITHOUT = ['notes', 'watchlist_groups', 'sign_in_challenges']

const LOCK_USER_SHARED = 'SELECT closed_at FROM users WHERE id = $1 /*share*/'
const MARK_CLOSED = 'UPDATE users SET closed_at = $2 WHERE id = $1'
const LOCK_WALLET = 'SELECT owner FROM accounts WHERE owner = $1 ORDER BY asset, kind /*lock*/'

export interface AccountClosing {
  readonly userId: bigint
  /** Values what is left; without it, nothing is given up. */
  readonly market?: Market
  /** What the customer gives up; see textOfRemainder. */
  readonly remainder?: string | undefined
}

/** Posts what is given up to the house. */
function* giveUp(context: Context, userId: bigint, balances: readonly BalanceRow[]): Steps<Statement[]> {
  const statements: Statement[] = []
  for (const { asset, balance } of balances) {
    const wallet = yield* lockWallet(userId, [asset])
    statements.push(
      ...post(context, wallet, { type: 'adjustment', id: userId }, [
        { account: 'available', asset, type: 'adjustment', amount: -balance },
        { account: 'fees', asset, type: 'adjustment', amount: balance },
      ]),
    )
  }
  return statements
}

/**
 * Closes an account permanently and ends all of its sessions. Its records stay; its notes and the names of its groups do not. What is too
 * little to be withdrawn is given up, if it is what the customer was shown.
 *
 * Locks in the order of all commands: the sessions, as the caller's store does for every command that ends them, which waits for their
 * running commands; the user row, which blocks sign-ins, deposits and awards; the wallet, so that money in transit arrives before or not
 * at all.
 * @throws DomainError `account_not_empty` when it has open items, or balances that are not given up
 */
export const closeAccount = endsSessions(function* closeAccount(
  context: Context,
  { userId, market, remainder = '' }: AccountClosing,
): Steps<void> {
  yield* send([MARK_CLOSED, [userId, context.now]], lockNewSessions(userId), [LOCK_WALLET, [userId]])
  const [balances, counts] = (yield* send([SELECT_BALANCES, [userId]], [COUNT_OPEN_ITEMS, [userId]])) as [
    BalanceRow[],
    CountRow[],
  ]
  const closing = closingFrom(market, balances, counts)
  if (closing.reasons.length > 0 || textOfRemainder(closing.remainder) !== remainder)
    throw domainError('account_not_empty')
  const givenUp = yield* giveUp(context, userId, balances)
  const ended = yield* read('DELETE FROM sessions WHERE user_id = $1 RETURNING token_hash', [userId])
  const deleted = CLOSED_WITHOUT.map((table): Statement => [
    `DELETE FROM ${table} WHERE user_id = $1`,
    [userId],
  ])
  return yield* finish(
    undefined,
    ...givenUp,
    ...insertSessionEnds(context, { userId, reason: 'account_closed', ended }),
    ...deleted,
  )
})

/** Locks an account against closing until the command has ended. @throws DomainError `account_closed` when it is closed */
export function* assertAccountOpen(userId: bigint): Steps<void> {
  const [row] = yield* read<{ closed_at: bigint | null }>(LOCK_USER_SHARED, [userId])
  if (row && row.closed_at !== null) throw domainError('account_closed')
}

const SELECT_OPEN_ITEMS = OPEN_ITEMS.map(
  ([kind, table, isOpen]) => `SELECT user_id, '${kind}' AS kind, id FROM ${table} WHERE ${isOpen}`,
).join(' UNION ALL ')

/** The invariants of closed accounts. */
export const CLOSING_CHECKS: readonly Check[] = [
  {
    name: 'no closed account has money or open business',
    violations: `SELECT u.id AS user_id, 'balance of ' || a.asset AS kind, a.balance AS of_it
        FROM users u JOIN accounts a ON a.owner = u.id WHERE u.closed_at IS NOT NULL AND a.balance <> 0
      UNION ALL SELECT u.id, b.kind, b.id FROM users u JOIN (${SELECT_OPEN_ITEMS}) AS b ON b.user_id = u.id
        WHERE u.closed_at IS NOT NULL`,
    describe: row => `the closed account ${row.user_id} has ${row.kind} ${row.of_it}`,
  },
  {
    name: 'no closed account has a session',
    violations: `SELECT u.id, count(*) AS sessions FROM users u JOIN sessions s ON s.user_id = u.id
      WHERE u.closed_at IS NOT NULL GROUP BY u.id`,
    describe: row => `the closed account ${row.id} has ${row.sessions} sessions`,
  },
  {
    name: 'only a remainder is given up, by its owner, when the account is closed',
    violations: `SELECT t.id, p.owner, p.asset, p.amount FROM transactions t
        JOIN postings p ON p.transaction_id = t.id AND p.owner > 0 LEFT JOIN users u ON u.id = p.owner
      WHERE t.reference_type = 'adjustment' AND (u.closed_at IS NULL OR t.created_at <> u.closed_at
        OR p.owner <> t.reference_id OR p.balance_after <> 0 OR p.amount > 0 OR p.asset LIKE 'P:%'
        OR (p.asset = '${USDT}' AND p.amount <= -${LEAST.withdrawal}))`,
    describe: row => `transaction ${row.id} gives up ${row.amount} ${row.asset} of user ${row.owner}`,
  },
]
