import { DamagedDatabaseError } from '../kernel/damage.ts'
import { read, send, type Context, type Row, type Statement, type Steps } from '../kernel/store.ts'
import { minIdAt } from '../kernel/ids.ts'
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
  /** 1 when the account's last entry gives the same balance and hash; null when it was not found. */
  readonly is_confirmed: bigint | null
}

const KINDS: readonly BalanceKind[] = ['available', 'held']

/** Whether an account is as its last entry left it. The entry's own hash commits to its balance, and to all entries before. */
const IS_CONFIRMED = `(SELECT CASE WHEN p.balance_after = a.balance AND (a.hash IS NULL OR p.hash = a.hash) THEN 1 ELSE 0 END
    FROM postings p WHERE p.transaction_id = a.last_transaction_id AND p.owner = a.owner AND p.asset = a.asset AND p.kind = a.kind
    ORDER BY p.leg DESC LIMIT 1) AS is_confirmed`
const LOCKED = `SELECT a.asset, a.kind, a.balance, a.last_transaction_id, a.hash,
    (SELECT closed_until FROM ledger_closing) AS closed_until, ${IS_CONFIRMED} FROM accounts a`
const LOCK_ONE = `${LOCKED}
  WHERE a.owner = $1 AND a.asset = $2 ORDER BY a.owner, a.asset, a.kind /*lock*/`
const LOCK_TWO = `${LOCKED}
  WHERE a.owner = $1 AND a.asset IN ($2, $3) ORDER BY a.owner, a.asset, a.kind /*lock*/`
/** For locks taken out of order, after an account was opened: waiting here could deadlock. */
const orRetry = ([text, params]: Statement): Statement => [
  text.replace('/*lock*/', '/*lock or retry*/'),
  params,
]
/** Waits for nobody, as the accounts are locked. */
const withoutLock = ([text, params]: Statement): Statement => [text.replace('/*lock*/', ''), params]
const OPEN_ACCOUNT = `INSERT INTO accounts(owner, asset, kind, balance, last_transaction_id, hash) VALUES ($1, $2, $3, 0, 0, '')
  ON CONFLICT DO NOTHING`
/**
 * Locks a person's balances in one or two assets; opens those that do not exist yet.
 *
 * All commands lock in the same order, so that they cannot deadlock. An account that is opened is locked out of order, after its
 * neighbours: this lock does not wait, and when another command was quicker this one is retried and finds the account open.
 * @throws DamagedDatabaseError when a balance is not what the last entry of its account left: nothing is paid from it
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

const isConfirmed = ({ is_confirmed, balance, last_transaction_id }: LockedAccount): boolean =>
  is_confirmed === 1n || (is_confirmed === null && last_transaction_id === 0n && balance === 0n)

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
  throw new DamagedDatabaseError(
    `The ${damaged.kind} balance of ${damaged.asset} of account ${owner} is not what its last entry left. ` +
      'Nothing was changed. Run verify-ledger.',
    { scope: 'row' },
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
