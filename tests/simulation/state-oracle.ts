/** Checks that orders change status only as allowed, hold nothing when closed, and are filled at the first price that reaches them. */
import type { Row, Store } from '#server/kernel/store.ts'
import { leveragesOf } from '#src/lib/trading/leverage.ts'
import { Finding } from './findings.ts'
import type { LedgerOracle, TransactionSummary } from './ledger-oracle.ts'
import {
  NEEDS_REASON,
  STATE_TABLES,
  triggersOf,
  watchedBy,
  type LimitRow,
  type PositionRow,
  type StateRow,
} from './state-tables.ts'
import { productOf, type PriceOracle } from './price-oracle.ts'

interface FillRow extends Row {
  readonly number: bigint
  readonly reason: string
  readonly price: bigint
  readonly quantity: bigint
  readonly margin: bigint
  readonly time: bigint
}

const VALUE_DIVISOR = 10n ** 23n
const EIGHT_HOURS = 8 * 3_600_000
const MINOR = 10n ** 6n

export class StateOracle {
  readonly #ledger: LedgerOracle
  readonly #prices: PriceOracle
  readonly #states = new Map<string, string>()
  readonly #positions = new Map<bigint, { readonly row: PositionRow; readonly fills: bigint }>()

  constructor(ledger: LedgerOracle, prices: PriceOracle) {
    this.#ledger = ledger
    this.#prices = prices
  }

  /** Checks what a transaction refers to. @throws Finding */
  async observe(store: Store, { type, id }: Pick<TransactionSummary, 'type' | 'id'>): Promise<void> {
    const rules = STATE_TABLES[type]
    if (!rules) return
    const [row] = await store.query<StateRow>(`SELECT * FROM ${rules.table} WHERE id = $1`, [id])
    if (!row) throw new Finding('states', `${type} ${id} has entries and does not exist`)
    const name = `${type} ${id}`
    const before = this.#states.get(name)
    if (before !== row.status) {
      if (before !== undefined && !rules.next[before]?.includes(row.status))
        throw new Finding('states', `${name} went from ${before} to ${row.status}`)
      this.#states.set(name, row.status)
      this.#check(type, row as LimitRow)
    }
    if (type === 'contract' && row.status === 'filled') await this.observePosition(store, id)
  }

  #check(type: string, row: LimitRow): void {
    const name = `${type} ${row.id}`
    const { status } = row
    if (NEEDS_REASON.has(status) && row['reason'] === null)
      throw new Finding('reasons', `${name} is ${status} without a reason`)
    const held = this.#ledger.heldBy(type, row.id)
    if (STATE_TABLES[type]!.empty.includes(status) && held !== 0n)
      throw new Finding('holds', `${name} is ${status} and still holds ${held}`)
    if (row.type !== 'limit' || row.closed_at === null) return
    const until = Number(row.closed_at)
    if (status === 'filled' && row.closed_at < row.created_at) {
      const said = `at ${row.closed_at}, before it was placed at ${row.created_at}`
      throw new Finding('fill before placing', `${name} was filled ${said}`)
    }
    const reached = this.#prices.firstReached(watchedBy(type, row), Number(row.created_at), until)
    if (status === 'filled') {
      if (!reached) {
        const said = `${row.limit_price} between ${row.created_at} and ${until}`
        throw new Finding('fills', `${name} was filled, and no price reached its limit of ${said}`)
      }
      if (reached.time !== until || reached.price !== row.fill_price) {
        const said = `at ${row.fill_price} of ${until}, not at ${reached.price} of ${reached.time}`
        throw new Finding('fills', `${name} was filled ${said}`)
      }
    }
    if (status === 'cancelled' && reached) {
      const said = `${reached.time}, and was cancelled at ${until}`
      throw new Finding('late cancellation', `${name} was to be filled at ${said}`)
    }
  }

  /** Checks a position that may have changed. @throws Finding */
  async observePosition(store: Store, id: bigint): Promise<void> {
    const [row] = await store.query<PositionRow>('SELECT * FROM contract_positions WHERE id = $1', [id])
    if (!row) return
    const fills = await store.query<FillRow>(
      'SELECT * FROM contract_fills WHERE position_id = $1 ORDER BY number',
      [id],
    )
    const before = this.#positions.get(id)
    if (!before) this.#checkOpening(row, fills[0]!)
    else if (before.row.status === 'closed' && row.status !== 'closed')
      throw new Finding('states', `position ${id} is open again`)
    const last = fills.at(-1)!
    const isNew = BigInt(fills.length) !== (before?.fills ?? 0n)
    if (before && isNew && last.reason !== 'manual') this.#checkEnd(before.row, last)
    this.#positions.set(id, { row, fills: BigInt(fills.length) })
  }

  /** Checks that a position is opened within its product's limits at its entry price. */
  #checkOpening(row: PositionRow, opening: FillRow): void {
    const product = productOf(Number(row.product_id))
    const notional = (opening.price * opening.quantity * row.point_value) / VALUE_DIVISOR
    const most = BigInt(product.maxAmount) * MINOR
    if (notional > most)
      throw new Finding('size cap', `position ${row.id} opened at ${notional}, above ${most}`)
    const highest = BigInt(leveragesOf(product).at(-1)!)
    if (opening.margin * highest + highest < notional) {
      const said = `${notional} on ${opening.margin}, where ${highest} times is the most`
      throw new Finding('leverage cap', `position ${row.id} opened at ${said}`)
    }
  }

  /** Checks that a position is closed by the system at the market's price, for the stated reason, at the first such moment. */
  #checkEnd(before: PositionRow, { reason, price, time }: FillRow): void {
    const productId = Number(before.product_id)
    const at = Number(time)
    const actual = this.#prices.priceAt({ productId }, at)
    const name = `position ${before.id}`
    if (actual !== price) throw new Finding('fills', `${name} ended at ${price}, and the price was ${actual}`)
    if (reason === 'expiry') {
      if (time !== before.expires_at)
        throw new Finding('fills', `${name} expired at ${time}, not at ${before.expires_at}`)
      return
    }
    // Funding changes the liquidation price, so it is known only up to the first funding time.
    const from = Number(before.as_of)
    const known = Math.min(at - 1, (Math.floor(from / EIGHT_HOURS) + 1) * EIGHT_HOURS - 1)
    for (const [trigger, watched] of triggersOf(before)) {
      const early = this.#prices.firstReached(watched, from, known)
      if (early)
        throw new Finding('fills', `${name} ended at ${at}, and its ${trigger} was reached at ${early.time}`)
    }
  }

  /** Checks that closed items never change, also those without new entries. @throws Finding */
  async compareAll(store: Store): Promise<void> {
    const tables = Map.groupBy(Object.entries(STATE_TABLES), ([, { table }]) => table)
    for (const [table, entries] of tables) {
      const rows = await store.query<StateRow>(`SELECT id, status FROM ${table}`)
      for (const { id, status } of rows) {
        for (const [type] of entries) {
          const known = this.#states.get(`${type} ${id}`)
          if (known === undefined || known === status) continue
          if (!STATE_TABLES[type]!.next[known]?.includes(status))
            throw new Finding('states', `${type} ${id} went from ${known} to ${status}`)
          this.#states.set(`${type} ${id}`, status)
        }
      }
    }
  }
}
