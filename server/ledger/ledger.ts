import { read, send } from '../kernel/store.ts'
import type { Context, Row, Statement, Steps } from '../kernel/store.ts'
import type { Asset } from './units.ts'

/** The two balances that a person has in an asset. */
export type BalanceKind = 'available' | 'held'

/** The house's accounts: `bank` is the world outside, `market` the other side of every trade, `fees` what the house earns. */
export type HouseAccount = 'bank' | 'market' | 'fees'

export type LedgerEntryType =
  | 'deposit'
  | 'spotBuy'
  | 'spotSell'
  | 'quickProfit'
  | 'quickLoss'
  | 'contractProfit'
  | 'contractFunding'
  | 'fee'
  | 'hold'
  | 'release'
  | 'refund'
  | 'adjustment'

export type ReferenceType = 'deposit' | 'spotOrder' | 'quickOrder' | 'contract' | 'adjustment'

/** One line of a transaction: what is added to (or, below zero, taken from) one account, in minor units. */
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

/** A person's locked balances: nobody else changes them until the command has ended. */
export interface Wallet {
  readonly owner: bigint
  /** In minor units; zero where there is no account yet. */
  balance(asset: Asset, kind: BalanceKind): bigint
  /** The newest transaction in any of these accounts: the next one gets a larger id. */
  readonly lastTransactionId: bigint
}

/** An account as it was when it was locked. */
interface LockedAccount extends Row {
  readonly asset: string
  readonly kind: BalanceKind
  readonly balance: bigint
  readonly last_transaction_id: bigint
}

const HOUSE = 0n
const KINDS: readonly BalanceKind[] = ['available', 'held']

const LOCK_ONE = `SELECT asset, kind, balance, last_transaction_id FROM accounts
  WHERE owner = $1 AND asset = $2 ORDER BY owner, asset, kind /*lock*/`
const LOCK_TWO = `SELECT asset, kind, balance, last_transaction_id FROM accounts
  WHERE owner = $1 AND asset IN ($2, $3) ORDER BY owner, asset, kind /*lock*/`
const OPEN = `INSERT INTO accounts(owner, asset, kind, balance, last_transaction_id) VALUES ($1, $2, $3, 0, 0)
  ON CONFLICT DO NOTHING`
const RECORD =
  'INSERT INTO transactions(id, reference_type, reference_id, created_at) VALUES ($1, $2, $3, $4)'
const CHANGE = `UPDATE accounts SET balance = balance + $4, last_transaction_id = $5
  WHERE owner = $1 AND asset = $2 AND kind = $3`

/** Locks a person's balances in one or two assets, always in the same order; opens those that do not exist yet. */
export function* lockWallet(owner: bigint, assets: readonly [Asset, Asset?]): Steps<Wallet> {
  const [first, second] = assets
  const lock: Statement = second ? [LOCK_TWO, [owner, first, second]] : [LOCK_ONE, [owner, first]]
  const rows = yield* read<LockedAccount>(...lock)
  const wanted = second ? 4 : 2
  if (rows.length === wanted) return toWallet(owner, rows)

  const opening = [first, ...(second ? [second] : [])].toSorted()
  const open = opening.flatMap(asset => KINDS.map((kind): Statement => [OPEN, [owner, asset, kind]]))
  yield* send(...open)
  return toWallet(owner, yield* read<LockedAccount>(...lock))
}

function toWallet(owner: bigint, accounts: readonly LockedAccount[]): Wallet {
  const balances = new Map(accounts.map(({ asset, kind, balance }) => [`${asset} ${kind}`, balance]))
  const last = accounts.map(account => account.last_transaction_id)
  return {
    owner,
    balance: (asset, kind) => balances.get(`${asset} ${kind}`) ?? 0n,
    lastTransactionId: last.reduce((newest, id) => (id > newest ? id : newest), 0n),
  }
}

/**
 * The statements that post one transaction: the only way in which a balance changes. Entries of zero are left out.
 * @throws Error when the entries of an asset do not add up to zero, or would take a balance below zero: both are mistakes of the
 * command, which must have refused before.
 */
export function post(
  context: Context,
  wallet: Wallet,
  reference: Reference,
  entries: readonly Entry[],
): Statement[] {
  const legs = entries.filter(entry => entry.amount !== 0n)
  assertBalanced(legs)
  const id = context.id(wallet.lastTransactionId)
  const { rows, changes } = runningBalances(wallet, id, legs)
  return [
    [RECORD, [id, reference.type, reference.id, context.now]],
    [insertPostings(rows.length), rows.flat()],
    ...changes,
  ]
}

function runningBalances(wallet: Wallet, id: bigint, legs: readonly Entry[]) {
  const changed = new Map<string, { asset: Asset; kind: BalanceKind; by: bigint }>()
  const rows = legs.map(({ account, asset, type, amount }, leg) => {
    if (!isBalance(account)) return [id, BigInt(leg + 1), HOUSE, asset, account, type, amount, null]
    const key = `${asset} ${account}`
    const by = (changed.get(key)?.by ?? 0n) + amount
    const after = wallet.balance(asset, account) + by
    if (after < 0n) throw new Error(`The ${account} balance of ${asset} would fall below zero.`)
    changed.set(key, { asset, kind: account, by })
    return [id, BigInt(leg + 1), wallet.owner, asset, account, type, amount, after]
  })
  const changes = [...changed.values()].map(({ asset, kind, by }): Statement => [
    CHANGE,
    [wallet.owner, asset, kind, by, id],
  ])
  return { rows, changes }
}

function isBalance(account: Entry['account']): account is BalanceKind {
  return account === 'available' || account === 'held'
}

function assertBalanced(legs: readonly Entry[]): void {
  const sums = new Map<Asset, bigint>()
  for (const { asset, amount } of legs) sums.set(asset, (sums.get(asset) ?? 0n) + amount)
  for (const [asset, sum] of sums) {
    if (sum !== 0n) throw new Error(`The entries in ${asset} add up to ${sum} and not to zero.`)
  }
  if (legs.length === 0) throw new Error('A transaction needs entries.')
}

const COLUMNS = ['transaction_id', 'leg', 'owner', 'asset', 'kind', 'type', 'amount', 'balance_after']

/** One INSERT for all legs, with one text for each count of them, so that engines keep it prepared. */
function insertPostings(count: number): string {
  const rows = Array.from({ length: count }, (_, row) =>
    COLUMNS.map((_column, index) => `$${row * COLUMNS.length + index + 1}`).join(', '),
  )
  return `INSERT INTO postings(${COLUMNS.join(', ')}) VALUES (${rows.join('), (')})`
}
