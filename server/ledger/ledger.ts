import {
  read,
  send,
  type Context,
  type Row,
  type SqlValue,
  type Statement,
  type Steps,
} from '../kernel/store.ts'
import { assertBalanceLimit } from './balance-limit.ts'
import { postingHash } from './entry-chain.ts'
import type { Asset } from './units.ts'

/** The two balances that a person has in an asset. */
export type BalanceKind = 'available' | 'held'

/**
 * The house's accounts: `bank` is the outside world, `market` the counterparty of every trade, `fees` its fee income, `interest` the
 * interest it pays on savings and earns on loans; `loans` the principal it has lent, as a negative balance.
 */
export type HouseAccount = 'bank' | 'market' | 'fees' | 'interest' | 'loans'

export type LedgerEntryType =
  | 'deposit'
  | 'withdrawal'
  | 'spotBuy'
  | 'spotSell'
  | 'bibiPaid'
  | 'bibiReceived'
  | 'exchangePaid'
  | 'exchangeReceived'
  | 'quickProfit'
  | 'quickLoss'
  | 'contractProfit'
  | 'contractFunding'
  | 'pledgeInterest'
  | 'miningOutput'
  | 'earlyExit'
  | 'award'
  | 'sharesPaid'
  | 'sharesReceived'
  | 'loanPaidOut'
  | 'loanRepaid'
  | 'loanInterest'
  | 'loanCharge'
  | 'fee'
  | 'hold'
  | 'release'
  | 'refund'
  | 'adjustment'

export type ReferenceType =
  | 'deposit'
  | 'withdrawal'
  | 'spotOrder'
  | 'bibiOrder'
  | 'exchange'
  | 'quickOrder'
  | 'contract'
  | 'pledgeOrder'
  | 'miningOrder'
  | 'award'
  | 'newShares'
  | 'loan'
  | 'adjustment'

/** One leg of a transaction: the amount credited to (or, below zero, debited from) one account, in minor units. */
export interface Entry {
  readonly account: BalanceKind | HouseAccount
  readonly asset: Asset
  readonly type: LedgerEntryType
  readonly amount: bigint
}

/** Why money moved. */
export interface Reference {
  readonly type: ReferenceType
  readonly id: bigint
}

/** A person's locked balances: no other command changes them until this one has ended. */
export interface Wallet {
  readonly owner: bigint
  /** In minor units; zero where there is no account yet. */
  balance(asset: Asset, kind: BalanceKind): bigint
  /** The running hash of a balance's entries; null where entries of an earlier version have none yet. */
  head(asset: Asset, kind: BalanceKind): string | null
  /** The newest transaction in any of these accounts: the next one gets a larger id. */
  readonly lastTransactionId: bigint
}

/** An account as it was when it was locked. */
interface LockedAccount extends Row {
  readonly asset: string
  readonly kind: BalanceKind
  readonly balance: bigint
  readonly last_transaction_id: bigint
  readonly hash: string | null
}

const HOUSE = 0n
const KINDS: readonly BalanceKind[] = ['available', 'held']

const LOCK_ONE = `SELECT asset, kind, balance, last_transaction_id, hash FROM accounts
  WHERE owner = $1 AND asset = $2 ORDER BY owner, asset, kind /*lock*/`
const LOCK_TWO = `SELECT asset, kind, balance, last_transaction_id, hash FROM accounts
  WHERE owner = $1 AND asset IN ($2, $3) ORDER BY owner, asset, kind /*lock*/`
/** For locks taken out of order, after an account was opened: waiting here could deadlock. */
const orRetry = ([text, params]: Statement): Statement => [
  text.replace('/*lock*/', '/*lock or retry*/'),
  params,
]
const OPEN_ACCOUNT = `INSERT INTO accounts(owner, asset, kind, balance, last_transaction_id, hash) VALUES ($1, $2, $3, 0, 0, '')
  ON CONFLICT DO NOTHING`
const INSERT_TRANSACTION =
  'INSERT INTO transactions(id, reference_type, reference_id, created_at) VALUES ($1, $2, $3, $4)'
const INSERT_POSTINGS = `INSERT INTO postings(transaction_id, leg, owner, asset, kind, type, amount, balance_after, hash)
  VALUES`
const UPDATE_BALANCE = `UPDATE accounts SET balance = balance + $4, last_transaction_id = $5, hash = $6
  WHERE owner = $1 AND asset = $2 AND kind = $3`

/**
 * Locks a person's balances in one or two assets; opens those that do not exist yet.
 *
 * All commands lock in the same order, so that they cannot deadlock. An account that is opened is locked out of order, after its
 * neighbours: this lock does not wait, and when another command was quicker this one is retried and finds the account open.
 */
export function* lockWallet(owner: bigint, assets: readonly [Asset, Asset?]): Steps<Wallet> {
  const [first, second] = assets
  const lock: Statement = second ? [LOCK_TWO, [owner, first, second]] : [LOCK_ONE, [owner, first]]
  const rows = yield* read<LockedAccount>(...lock)
  const wanted = second ? 4 : 2
  if (rows.length === wanted) return toWallet(owner, rows)

  const missingAssets = [first, ...(second ? [second] : [])].toSorted()
  const open = missingAssets.flatMap(asset =>
    KINDS.map((kind): Statement => [OPEN_ACCOUNT, [owner, asset, kind]]),
  )
  yield* send(...open)
  return toWallet(owner, yield* read<LockedAccount>(...orRetry(lock)))
}

function toWallet(owner: bigint, accounts: readonly LockedAccount[]): Wallet {
  const balances = new Map(accounts.map(({ asset, kind, balance }) => [`${asset} ${kind}`, balance]))
  const heads = new Map(accounts.map(({ asset, kind, hash }) => [`${asset} ${kind}`, hash]))
  const last = accounts.map(account => account.last_transaction_id)
  return {
    owner,
    balance: (asset, kind) => balances.get(`${asset} ${kind}`) ?? 0n,
    head: (asset, kind) => heads.get(`${asset} ${kind}`) ?? null,
    lastTransactionId: last.reduce((newest, id) => (id > newest ? id : newest), 0n),
  }
}

/**
 * The statements that post one transaction: the only way in which a balance changes. Entries of zero are left out. A caller that must
 * refer to the transaction passes its `id`, which must be larger than the wallet's last one.
 * @throws DomainError `balance_limit` when a person would have more of an asset than MAX_BALANCE
 * @throws Error when the entries of an asset do not add up to zero, or would take a balance below zero: both are bugs of the command,
 * which must check before.
 */
export function post(
  context: Context,
  wallet: Wallet,
  reference: Reference,
  entries: readonly Entry[],
  id = context.id(wallet.lastTransactionId),
): Statement[] {
  const legs = entries.filter(entry => entry.amount !== 0n)
  assertBalanced(legs)
  const changes = new Map<string, Change>()
  const postings = insertPostings(id, wallet.owner, legs, (leg, index) =>
    runningBalance(wallet, changes, { ...leg, index, id, reference, time: context.now }),
  )
  assertBalanceLimit(wallet, sumByAsset([...changes.values()]))
  return [
    [INSERT_TRANSACTION, [id, reference.type, reference.id, context.now]],
    postings,
    ...[...changes.values()].map(({ asset, kind, amount, hash }): Statement => [
      UPDATE_BALANCE,
      [wallet.owner, asset, kind, amount, id, hash],
    ]),
  ]
}

/** How a transaction changes the balances of its owner, by asset and kind. */
export function changesOf(
  wallet: Wallet,
  transaction: Pick<PlacedEntry, 'id' | 'reference' | 'time'>,
  entries: readonly Entry[],
): ReadonlyMap<string, Change> {
  const changes = new Map<string, Change>()
  entries
    .filter(entry => entry.amount !== 0n)
    .forEach((leg, index) => void runningBalance(wallet, changes, { ...leg, ...transaction, index }))
  return changes
}

interface Change {
  readonly asset: Asset
  readonly kind: BalanceKind
  amount: bigint
  /** The running hash after it. */
  hash: string | null
}

/** A leg with what its hash depends on. */
interface PlacedEntry extends Entry {
  readonly index: number
  readonly id: bigint
  readonly reference: Reference
  readonly time: bigint
}

/** A balance after a leg, and its running hash. */
interface After {
  readonly balance: bigint
  readonly hash: string | null
}

/** Adds a leg to the changes of the wallet and gives the balance and the running hash afterwards; null for an account of the house. */
function runningBalance(
  wallet: Wallet,
  changes: Map<string, Change>,
  { account, asset, type, amount, index, id, reference, time }: PlacedEntry,
): After | null {
  if (!isBalance(account)) return null
  const key = `${asset} ${account}`
  const change = changes.get(key) ?? { asset, kind: account, amount: 0n, hash: wallet.head(asset, account) }
  change.amount += amount
  changes.set(key, change)
  const after = wallet.balance(asset, account) + change.amount
  if (after < 0n) throw new Error(`The ${account} balance of ${asset} would fall below zero.`)
  const posting = {
    transactionId: id,
    leg: index + 1,
    asset,
    kind: account,
    type,
    amount,
    balanceAfter: after,
    reference,
    time,
  }
  change.hash = change.hash === null ? null : postingHash(change.hash, posting)
  return { balance: after, hash: change.hash }
}

function isBalance(account: Entry['account']): account is BalanceKind {
  return account === 'available' || account === 'held'
}

function sumByAsset(parts: readonly Pick<Entry, 'asset' | 'amount'>[]): Map<Asset, bigint> {
  const sums = new Map<Asset, bigint>()
  for (const { asset, amount } of parts) sums.set(asset, (sums.get(asset) ?? 0n) + amount)
  return sums
}

function assertBalanced(legs: readonly Entry[]): void {
  for (const [asset, sum] of sumByAsset(legs)) {
    if (sum !== 0n) throw new Error(`The entries in ${asset} add up to ${sum} and not to zero.`)
  }
  if (legs.length === 0) throw new Error('A transaction needs entries.')
}

/**
 * One INSERT for all legs. Shared values are sent once, and account and type are inlined in the SQL, as parameters cost the engine
 * more than literals. So there is one text for each kind of transaction, few enough to be kept as prepared statements.
 */
function insertPostings(
  id: bigint,
  owner: bigint,
  legs: readonly Entry[],
  changeOf: (leg: Entry, index: number) => After | null,
): Statement {
  const params: SqlValue[] = [id, owner]
  const assets = new Map<Asset, number>()
  let values = ''
  legs.forEach((leg, index) => {
    const { account, asset, type, amount } = leg
    const after = changeOf(leg, index)
    const assetAt = assets.get(asset) ?? params.push(asset)
    assets.set(asset, assetAt)
    values += `${index === 0 ? '' : ', '}($1, ${index + 1}, ${after === null ? HOUSE : '$2'}, $${assetAt}, '${account}', '${type}', `
    values += `$${params.push(amount)}, ${after === null ? 'NULL, NULL' : `$${params.push(after.balance)}, $${params.push(after.hash)}`})`
  })
  return [`${INSERT_POSTINGS} ${values}`, params]
}
