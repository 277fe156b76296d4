/**
 * A shadow ledger: every new entry is added to independent balances as soon as it appears, so that checking a step costs only as much as
 * the step.
 */
import type { Row, Store } from '#server/kernel/store.ts'
import { Finding } from './findings.ts'

interface EntryRow extends Row {
  readonly id: bigint
  readonly reference_type: string
  readonly reference_id: bigint
  readonly leg: bigint
  readonly owner: bigint
  readonly asset: string
  readonly kind: string
  readonly amount: bigint
  readonly balance_after: bigint | null
}

interface AccountRow extends Row {
  readonly owner: bigint
  readonly asset: string
  readonly kind: string
  readonly balance: bigint
}

/** What a transaction refers to, and the owners of the balances it changed. */
export interface TransactionSummary {
  readonly type: string
  readonly id: bigint
  readonly owners: ReadonlySet<bigint>
}

/** The maximum balance, in minor units. */
const MAX_BALANCE = 10n ** 18n
const HOUSE = new Set(['bank', 'market', 'fees', 'interest', 'loans'])
/** Ids contain the millisecond above these bits; simultaneous nodes may differ by the overlap. */
const TIME_SHIFT = 22n
const OVERLAP = 2000n << TIME_SHIFT

const NEW_ENTRIES = `SELECT p.transaction_id AS id, t.reference_type, t.reference_id, p.leg, p.owner, p.asset, p.kind, p.amount,
  p.balance_after FROM postings p JOIN transactions t ON t.id = p.transaction_id WHERE p.transaction_id > $1
  ORDER BY p.transaction_id, p.leg`
const ACCOUNTS = 'SELECT owner, asset, kind, balance FROM accounts'
const ACCOUNTS_OF = `${ACCOUNTS} WHERE owner = $1`
const LAST = 'SELECT id FROM transactions ORDER BY id DESC LIMIT 1'

const nameOf = ({ owner, asset, kind }: Pick<AccountRow, 'owner' | 'asset' | 'kind'>) =>
  `${owner} ${asset} ${kind}`

export class LedgerOracle {
  #balances = new Map<string, bigint>()
  /** The held amounts, by the transaction reference. */
  #held = new Map<string, bigint>()
  #from = 0n
  #last = 0n
  readonly #known = new Set<bigint>()
  readonly #isShared: boolean
  /** The largest id at the last restart: until it is exceeded, new ids may be below old ones. */
  #highest: bigint | undefined

  /** @param isShared whether several nodes write, so that ids do not arrive in order */
  constructor(isShared: boolean) {
    this.#isShared = isShared
  }

  /** Starts with the stored entries. */
  async begin(store: Store): Promise<void> {
    await this.takeNew(store, 0n)
    await this.compareAll(store)
  }

  /** After a restart the ids of another clock may start below the last one. */
  restart(): void {
    this.#highest = this.#last
  }

  /**
   * Adds new entries and returns them by transaction.
   * @param leastId the lower bound of new ids
   * @throws Finding
   */
  async takeNew(store: Store, leastId: bigint): Promise<TransactionSummary[]> {
    // After the clock was set back, a node without a new id since then continues below those of others.
    const mayBeBelow = this.#isShared || this.#highest !== undefined
    if (mayBeBelow && leastId < this.#from) this.#from = leastId
    const rows = await store.query<EntryRow>(NEW_ENTRIES, [this.#from])
    if (rows.length === 0) return []
    const movements: TransactionSummary[] = []
    for (const [id, entries] of Map.groupBy(rows, row => row.id)) {
      if (this.#known.has(id)) continue
      movements.push(this.#take(entries))
      this.#known.add(id)
    }
    const last = rows.at(-1)!.id
    if (last > this.#last) this.#last = last
    const isBeyond = movements.length > 0 && (this.#highest === undefined || last > this.#highest)
    if (isBeyond) {
      this.#highest = undefined
      this.#from = this.#isShared ? last - OVERLAP : last
    }
    const owners = new Set(movements.flatMap(({ owners: touched }) => [...touched]))
    for (const owner of owners) this.#compare(await store.query<AccountRow>(ACCOUNTS_OF, [owner]))
    return movements
  }

  #take(entries: readonly EntryRow[]): TransactionSummary {
    const [first] = entries
    const { id, reference_type: type, reference_id: of } = first!
    const sums = new Map<string, bigint>()
    const owners = new Set<bigint>()
    for (const entry of entries) {
      sums.set(entry.asset, (sums.get(entry.asset) ?? 0n) + entry.amount)
      if (entry.owner === 0n) {
        if (!HOUSE.has(entry.kind)) throw new Finding('ledger', `entry of an unknown account ${entry.kind}`)
        continue
      }
      owners.add(entry.owner)
      this.#add(entry)
      if (entry.kind === 'held') this.#hold(`${type} ${of}`, entry.amount)
    }
    for (const [asset, sum] of sums) {
      if (sum !== 0n) throw new Finding('conservation', `transaction ${id} adds up to ${sum} ${asset}`)
    }
    return { type, id: of, owners }
  }

  #add(entry: EntryRow): void {
    const name = nameOf(entry)
    const balance = (this.#balances.get(name) ?? 0n) + entry.amount
    this.#balances.set(name, balance)
    if (balance !== entry.balance_after) {
      const said = `entry ${entry.id}-${entry.leg} of ${name} says ${entry.balance_after}, not ${balance}`
      throw new Finding('running balance', said)
    }
    if (balance < 0n) throw new Finding('negative balance', `${name} is ${balance}`)
    if (balance > MAX_BALANCE)
      throw new Finding('balance ceiling', `${name} is ${balance}, above ${MAX_BALANCE}`)
  }

  #hold(thing: string, amount: bigint): void {
    const held = (this.#held.get(thing) ?? 0n) + amount
    if (held === 0n) this.#held.delete(thing)
    else this.#held.set(thing, held)
  }

  /** The amount that a reference still holds, in minor units. */
  heldBy(type: string, id: bigint): bigint {
    return this.#held.get(`${type} ${id}`) ?? 0n
  }

  #compare(rows: readonly AccountRow[]): void {
    for (const row of rows) {
      const own = this.#balances.get(nameOf(row)) ?? 0n
      if (own !== row.balance)
        throw new Finding('balances', `${nameOf(row)} is ${row.balance}; its entries make it ${own}`)
    }
  }

  /** Compares every balance and detects lost entries. @throws Finding */
  async compareAll(store: Store): Promise<void> {
    const rows = await store.query<AccountRow>(ACCOUNTS)
    this.#compare(rows)
    const stored = new Set(rows.map(nameOf))
    for (const [name, balance] of this.#balances) {
      if (balance !== 0n && !stored.has(name)) throw new Finding('balances', `${name} of ${balance} is gone`)
    }
    const [last] = await store.query<{ id: bigint }>(LAST)
    if (this.#last > (last?.id ?? 0n)) throw new Finding('durability', `transaction ${this.#last} is gone`)
  }
}
