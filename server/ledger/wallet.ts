import { DamagedBalanceError } from '../kernel/damage.ts'
import { read, send, type Context, type Row, type Statement, type Steps } from '../kernel/store.ts'
import { minIdAt } from '../kernel/ids.ts'
import type { LedgerEntryType, LedgerReferenceType } from '#models'
import { FIRST_HASH } from '#src/lib/proofs/entry-chain.ts'
import { postingHash } from './entry-chain.ts'
import type { Asset } from './units.ts'

/** The two balances that a person has in an asset. */
export type BalanceKind = 'available' | 'held'

/** A person's locked balances: no other command changes them until this one has ended. */
export interface Wallet {
  readonly owner: bigint
  /** In minor units; zero where there is no account yet. */
  balance(asset: Asset, kind: BalanceKind): bigint
  /** The running hash of a balance's entries; null where entries of an earlier version have none yet. */
  head(asset: Asset, kind: BalanceKind): string | null
  /** The newest transaction in any of these accounts, or the last possible id of the closed time: the next one gets a larger id. */
  readonly lastTransactionId: bigint
  /** Until when the ledger is closed, in milliseconds since 1970 UTC: entries are dated from then on. */
  readonly closedUntil: bigint
}

/** The time of the entries that a command posts: the current one, but none of the closed ledger, although the clock was set back. */
export const entryTime = ({ now }: Context, { closedUntil }: Wallet): bigint =>
  now > closedUntil ? now : closedUntil

/** Closes the ledger until a moment, in milliseconds since 1970 UTC. It is not opened again. */
export const closeLedger = (until: bigint): Statement => [
  'UPDATE ledger_closing SET closed_until = $1 WHERE closed_until < $1',
  [until],
]

/** An account as it was when it was locked. */
interface LockedAccount extends Row {
  readonly asset: string
  readonly kind: BalanceKind
  readonly balance: bigint
  readonly last_transaction_id: bigint
  readonly hash: string | null
  readonly closed_until: bigint
  /** Of the account's newest entry, as all that follows; null without one. */
  readonly transaction_id: bigint | null
  readonly leg: bigint
  readonly type: LedgerEntryType
  readonly amount: bigint
  readonly balance_after: bigint
  readonly entry_hash: string | null
  readonly reference_type: LedgerReferenceType
  readonly reference_id: bigint
  readonly created_at: bigint
  /** Of the entry before the newest one; null when there is none. */
  readonly previous_hash: string | null
}

const KINDS: readonly BalanceKind[] = ['available', 'held']

/**
 * Of the newest entry of an account that fulfils a condition. An asset between itself and itself has only `postings_balance` give this
 * order: PostgreSQL would take the index of all entries of the owner, of whom a million may be newer.
 */
const newestEntry = (column: string, condition = '') => `(SELECT e.${column} FROM postings e
      WHERE e.owner > 0 AND e.owner = a.owner AND e.kind = a.kind AND e.asset BETWEEN a.asset AND a.asset ${condition}
      ORDER BY e.asset DESC, e.transaction_id DESC, e.leg DESC LIMIT 1)`
const LOCKED = `SELECT a.asset, a.kind, a.balance, a.last_transaction_id, a.hash,
    (SELECT closed_until FROM ledger_closing) AS closed_until,
    p.transaction_id, p.leg, p.type, p.amount, p.balance_after, p.hash AS entry_hash, t.reference_type, t.reference_id, t.created_at,
    ${newestEntry('hash', 'AND (e.transaction_id, e.leg) < (p.transaction_id, p.leg)')} AS previous_hash
  FROM accounts a
    LEFT JOIN postings p ON p.transaction_id = ${newestEntry('transaction_id')} AND p.leg = ${newestEntry('leg')}
    LEFT JOIN transactions t ON t.id = p.transaction_id`
const LOCK_ONE = `${LOCKED}
  WHERE a.owner = $1 AND a.asset = $2 ORDER BY a.owner, a.asset, a.kind /*lock a*/`
const LOCK_TWO = `${LOCKED}
  WHERE a.owner = $1 AND a.asset IN ($2, $3) ORDER BY a.owner, a.asset, a.kind /*lock a*/`
/** For locks taken out of order, after an account was opened: waiting here could deadlock. */
const orRetry = ([text, params]: Statement): Statement => [
  text.replace('/*lock a*/', '/*lock a or retry*/'),
  params,
]
/** Waits for nobody, as the accounts are locked. */
const withoutLock = ([text, params]: Statement): Statement => [text.replace('/*lock a*/', ''), params]
const OPEN_ACCOUNT = `INSERT INTO accounts(owner, asset, kind, balance, last_transaction_id, hash) VALUES ($1, $2, $3, 0, 0, '')
  ON CONFLICT DO NOTHING`
/**
 * Locks a person's balances in one or two assets; opens those that do not exist yet.
 *
 * All commands lock in the same order, so that they cannot deadlock. An account that is opened is locked out of order, after its
 * neighbours: this lock does not wait, and when another command was quicker this one is retried and finds the account open.
 * @throws DamagedBalanceError when a balance is not what its entries have left: nothing is paid from it
 */
export function* lockWallet(owner: bigint, assets: readonly [Asset, Asset?]): Steps<Wallet> {
  const [first, second] = assets
  const lock: Statement = second ? [LOCK_TWO, [owner, first, second]] : [LOCK_ONE, [owner, first]]
  const rows = yield* read<LockedAccount>(...lock)
  const wanted = second ? 4 : 2
  if (rows.length === wanted) return yield* toConfirmedWallet(owner, rows, lock)

  const missingAssets = [first, ...(second ? [second] : [])].toSorted()
  const open = missingAssets.flatMap(asset =>
    KINDS.map((kind): Statement => [OPEN_ACCOUNT, [owner, asset, kind]]),
  )
  yield* send(...open)
  return yield* toConfirmedWallet(owner, yield* read<LockedAccount>(...orRetry(lock)), lock)
}

/**
 * Whether an account is as its newest entry left it, and that entry has the hash that follows from it and from the entry before, which
 * commits to all entries.
 */
function isConfirmed(account: LockedAccount): boolean {
  const { transaction_id: transactionId, balance, last_transaction_id: last, hash } = account
  if (transactionId === null) return last === 0n && balance === 0n && (hash ?? FIRST_HASH) === FIRST_HASH
  if (last !== transactionId || balance !== account.balance_after || hash !== account.entry_hash) return false
  // An entry of an earlier version, whose hash is still to be computed: see chain-entries.ts.
  if (hash === null) return true
  const { asset, kind, leg, type, amount, created_at: time } = account
  const reference = { type: account.reference_type, id: account.reference_id }
  const posting = { transactionId, leg, asset, kind, type, amount, balanceAfter: balance, reference, time }
  return hash === postingHash(account.previous_hash ?? FIRST_HASH, posting)
}

/**
 * The wallet of locked accounts, each compared with its last entry. PostgreSQL reads an account anew once it has waited for it, but the entries
 * as they were before: then they are read again, by a statement that begins under the lock.
 */
function* toConfirmedWallet(
  owner: bigint,
  accounts: readonly LockedAccount[],
  lock: Statement,
): Steps<Wallet> {
  if (accounts.every(isConfirmed)) return toWallet(owner, accounts)
  const reread = yield* read<LockedAccount>(...withoutLock(lock))
  const damaged = reread.find(account => !isConfirmed(account))
  if (!damaged) return toWallet(owner, reread)
  throw new DamagedBalanceError(
    `The ${damaged.kind} balance of ${damaged.asset} of account ${owner} is not what its entries have left. ` +
      'Nothing was changed. Run verify-ledger.',
  )
}

function toWallet(owner: bigint, accounts: readonly LockedAccount[]): Wallet {
  const balances = new Map(accounts.map(({ asset, kind, balance }) => [`${asset} ${kind}`, balance]))
  const heads = new Map(accounts.map(({ asset, kind, hash }) => [`${asset} ${kind}`, hash]))
  const last = accounts.map(account => account.last_transaction_id)
  const closedUntil = accounts[0]?.closed_until ?? 0n
  return {
    owner,
    balance: (asset, kind) => balances.get(`${asset} ${kind}`) ?? 0n,
    head: (asset, kind) => heads.get(`${asset} ${kind}`) ?? null,
    lastTransactionId: last.reduce((newest, id) => (id > newest ? id : newest), minIdAt(closedUntil)),
    closedUntil,
  }
}
