import type { LedgerEntryType, LedgerReferenceType } from '#models'
import type { Context, SqlValue, Statement } from '../kernel/store.ts'
import { assertBalanceLimit } from './balance-limit.ts'
import { postingHash } from './entry-chain.ts'
import type { Asset } from './units.ts'
import { entryTime, type BalanceKind, type Wallet } from './wallet.ts'

/**
 * The house's accounts: `bank` is the outside world, `market` the counterparty of every trade, `fees` its fee income, `interest` the
 * interest it pays on savings and earns on loans; `loans` the principal it has lent, as a negative balance.
 */
export type HouseAccount = 'bank' | 'market' | 'fees' | 'interest' | 'loans'

/** One leg of a transaction: the amount credited to (or, below zero, debited from) one account, in minor units. */
export interface Entry {
  readonly account: BalanceKind | HouseAccount
  readonly asset: Asset
  readonly type: LedgerEntryType
  readonly amount: bigint
}

/** Why money moved. */
export interface Reference {
  readonly type: LedgerReferenceType
  readonly id: bigint
}

const HOUSE = 0n
const INSERT_TRANSACTION =
  'INSERT INTO transactions(id, reference_type, reference_id, created_at) VALUES ($1, $2, $3, $4)'
const INSERT_POSTINGS = `INSERT INTO postings(transaction_id, leg, owner, asset, kind, type, amount, balance_after, hash)
  VALUES`
const UPDATE_BALANCE = `UPDATE accounts SET balance = balance + $4, last_transaction_id = $5, hash = $6, entries = entries + $7
  WHERE owner = $1 AND asset = $2 AND kind = $3 /*one row*/`

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
  const time = entryTime(context, wallet)
  const postings = insertPostings(id, wallet.owner, legs, (leg, index) =>
    runningBalance(wallet, changes, { ...leg, index, id, reference, time }),
  )
  assertBalanceLimit(wallet, sumByAsset([...changes.values()]))
  return [
    [INSERT_TRANSACTION, [id, reference.type, reference.id, time]],
    postings,
    ...[...changes.values()].map((change): Statement => {
      const { asset, kind, amount, hash } = change
      return [UPDATE_BALANCE, [wallet.owner, asset, kind, amount, id, hash, change.entries]]
    }),
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
  /** How many entries it is made of. */
  entries: bigint
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
  const change = changes.get(key) ?? {
    asset,
    kind: account,
    amount: 0n,
    entries: 0n,
    hash: wallet.head(asset, account),
  }
  change.amount += amount
  change.entries++
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
