/**
 * What is due at a given time, by an independent model: plain queries by the published rules, and prices checked tick by tick. The
 * server's own lists of due items are not used.
 */
import type { Config } from '#server/config.ts'
import type { Row, SqlValue, Store } from '#server/kernel/store.ts'
import { PRIZES, activityTerms } from '#server/features/activity/activity-terms.ts'
import {
  LIMIT_TYPES,
  STATE_TABLES,
  triggersOf,
  watchedBy,
  type LimitRow,
  type PositionRow,
} from './state-tables.ts'
import { productOf, type PriceOracle } from './price-oracle.ts'

/** An item that a job has to process. */
export interface Due {
  /** Kind and id: stays the same until it is processed. */
  readonly key: string
  readonly kind: string
  readonly id: bigint
  readonly owner: bigint
  /** For a copy: the trader and the follow; the copies of a follow are made in order. */
  readonly copy?: { readonly traderId: bigint; readonly followId: bigint }
}

type DueRow = Row & {
  readonly id: bigint
  readonly owner: bigint
  readonly follow_id?: bigint
  readonly trader_id?: bigint
}

interface DueQuery {
  readonly kind: string
  readonly text: string
  readonly params: (now: bigint, config: Config) => readonly SqlValue[]
}

const DAY = 86_400_000n
const CRYPTO = 2
const EIGHT_HOURS = 28_800_000n
/** The delay of customer support answers, in milliseconds. */
const SUPPORT_DELAY = 2000n
/** The maximum rows of each query. */
const MAX_ROWS = 400

const atNow = (now: bigint) => [now]

const FIRST_ORDER_WITH_FEE = `SELECT 1 FROM spot_orders o WHERE o.user_id = v.user_id AND o.status = 'filled' AND o.fee > 0
  AND o.closed_at >= v.created_at AND o.closed_at < v.expires_at
  AND NOT EXISTS (SELECT 1 FROM awards had WHERE had.order_id = o.id)`

const NOT_COPIED = (source: string, order: string) => `f.status = 'active'
  AND NOT EXISTS (SELECT 1 FROM copies k WHERE k.order_id = ${order})
  AND NOT EXISTS (SELECT 1 FROM copies c WHERE c.user_id = f.user_id AND c.source = ${source})`

const DUE_QUERIES: readonly DueQuery[] = [
  {
    kind: 'end of a quick order',
    text: `SELECT id, user_id AS owner FROM quick_orders WHERE status = 'open' AND expires_at <= $1`,
    params: atNow,
  },
  {
    kind: 'review of a deposit',
    text: `SELECT id, user_id AS owner FROM deposits WHERE status = 'pending' AND pending_since + CASE channel_type
      WHEN 'bank' THEN 2 * $2 WHEN 'chain' THEN confirmations_needed * $2 ELSE $2 END <= $1`,
    params: (now, { depositDelay }) => [now, BigInt(depositDelay)],
  },
  {
    kind: 'end of an unpaid deposit',
    text: `SELECT id, user_id AS owner FROM deposits WHERE status = 'unpaid' AND pay_until < $1`,
    params: atNow,
  },
  {
    kind: 'review of a withdrawal',
    text: `SELECT id, user_id AS owner FROM withdrawals WHERE status = 'pending' AND created_at + $2 <= $1`,
    params: (now, { withdrawDelay }) => [now, BigInt(withdrawDelay)],
  },
  {
    kind: 'arrival of a withdrawal',
    text: `SELECT id, user_id AS owner FROM withdrawals WHERE status = 'sent' AND reviewed_at + $2 <= $1`,
    params: (now, { withdrawDelay }) => [now, BigInt(withdrawDelay)],
  },
  {
    kind: 'review of an identity',
    text: `SELECT id, user_id AS owner FROM identity_checks WHERE status = 'pending' AND submitted_at + $2 <= $1`,
    params: (now, { identityDelay }) => [now, BigInt(identityDelay)],
  },
  {
    kind: 'decision on a loan',
    text: `SELECT id, user_id AS owner FROM loans WHERE status = 'pending' AND created_at + $2 <= $1`,
    params: (now, { loanDelay }) => [now, BigInt(loanDelay)],
  },
  {
    kind: 'instalment of a loan',
    text: 'SELECT id, user_id AS owner FROM loans WHERE next_at <= $1',
    params: atNow,
  },
  {
    kind: 'day of a pledge or lock',
    text: `SELECT id, user_id AS owner FROM earning_orders WHERE status = 'running'
      AND starts_at + (days_accrued + 1) * $2 <= $1`,
    params: now => [now, DAY],
  },
  {
    kind: 'draw of new shares',
    text: `SELECT id, user_id AS owner FROM share_subscriptions WHERE status = 'waiting' AND draws_at <= $1`,
    params: atNow,
  },
  {
    kind: 'listing of new shares',
    text: `SELECT id, user_id AS owner FROM share_subscriptions WHERE status = 'allotted' AND lists_at <= $1`,
    params: atNow,
  },
  {
    kind: 'answer of customer service',
    text: `SELECT id, user_id AS owner FROM service_messages WHERE sender = 'account' AND read_at IS NULL
      AND created_at + $2 <= $1`,
    params: now => [now, SUPPORT_DELAY],
  },
  {
    kind: 'payment of a voucher',
    text: `SELECT v.id, v.user_id AS owner FROM vouchers v WHERE v.award_id IS NULL AND v.expires_at > $1
      AND EXISTS (${FIRST_ORDER_WITH_FEE})`,
    params: atNow,
  },
  {
    kind: 'expiry of a position',
    text: `SELECT id, user_id AS owner FROM contract_positions WHERE status = 'open' AND expires_at <= $1`,
    params: atNow,
  },
  {
    kind: 'copy of a spot order',
    text: `SELECT o.id, f.user_id AS owner, f.id AS follow_id, f.trader_id FROM follows f JOIN traders t ON t.id = f.trader_id
      JOIN spot_orders o ON o.user_id = t.user_id AND o.status = 'filled'
      WHERE o.id > f.id AND o.closed_at > f.started_at AND o.closed_at <= $1 AND o.side = 1 AND ${NOT_COPIED("'spot:' || o.id", 'o.id')}`,
    params: atNow,
  },
  {
    kind: 'copy of a position',
    text: `SELECT p.id, f.user_id AS owner, f.id AS follow_id, f.trader_id FROM follows f JOIN traders t ON t.id = f.trader_id
      JOIN contract_positions p ON p.user_id = t.user_id
      WHERE p.id > f.id AND p.opened_at > f.started_at AND p.opened_at <= $1 AND ${NOT_COPIED("'contract:' || p.id", 'p.id')}`,
    params: atNow,
  },
]

const OPEN_LIMITS = (table: string) => `SELECT * FROM ${table} WHERE status = 'open' ORDER BY id`
const OPEN_POSITIONS = `SELECT p.*, (SELECT count(*) FROM contract_fundings f WHERE f.position_id = p.id AND f.time <= $1)
  AS fundings FROM contract_positions p WHERE status = 'open' ORDER BY id`
const UNDECIDED = 'SELECT DISTINCT activity_id AS id FROM activity_entries WHERE place IS NULL'
const UNPAID_PRIZES = `SELECT e.activity_id AS id, e.user_id AS owner FROM activity_entries e WHERE e.place BETWEEN 1 AND $1
  AND NOT EXISTS (SELECT 1 FROM awards a WHERE a.kind = 'activity' AND a.activity_id = e.activity_id AND a.place = e.place)`

export class DueOracle {
  readonly #prices: PriceOracle
  readonly #config: Config
  /** Up to when each item was checked without a hit, so that no tick is checked twice. */
  #looked = new Map<string, number>()

  constructor(prices: PriceOracle, config: Config) {
    this.#prices = prices
    this.#config = config
  }

  /** Everything that is due at a given time. */
  async list(store: Store, now: number): Promise<Due[]> {
    const due: Due[] = []
    const add = (kind: string, { id, owner, follow_id: followId, trader_id: traderId }: DueRow) => {
      const copy = followId !== undefined && traderId !== undefined && { copy: { followId, traderId } }
      due.push({ key: `${kind} ${id} of ${owner}`, kind, id, owner, ...copy })
    }
    for (const { kind, text, params } of DUE_QUERIES) {
      const limited = `${text} LIMIT ${MAX_ROWS}`
      for (const row of await store.query<DueRow>(limited, params(BigInt(now), this.#config))) add(kind, row)
    }
    for (const { id } of await store.query<{ id: bigint }>(UNDECIDED)) {
      if (activityTerms(Number(id))!.endsAt <= now) add('result of an activity', { id, owner: 0n })
    }
    for (const row of await store.query<DueRow>(UNPAID_PRIZES, [BigInt(PRIZES.length)]))
      add('prize of an activity', row)
    for (const type of LIMIT_TYPES) due.push(...(await this.#dueFills(store, type, now)))
    due.push(...(await this.#duePositions(store, now)))
    return due
  }

  async #dueFills(store: Store, type: (typeof LIMIT_TYPES)[number], now: number): Promise<Due[]> {
    const kind = `fill of a ${type}`
    const due: Due[] = []
    for (const row of await store.query<LimitRow>(OPEN_LIMITS(STATE_TABLES[type]!.table))) {
      const key = `${kind} ${row.id} of ${row.user_id}`
      const from = this.#looked.get(key) ?? Number(row.created_at)
      if (from < now && this.#prices.firstReached(watchedBy(type, row), from, now))
        due.push({ key, kind, id: row.id, owner: row.user_id })
      else this.#looked.set(key, Math.max(from, now))
    }
    return due
  }

  async #duePositions(store: Store, now: number): Promise<Due[]> {
    const due: Due[] = []
    const rows = await store.query<PositionRow & { fundings: bigint }>(OPEN_POSITIONS, [BigInt(now)])
    for (const row of rows) {
      const { id, user_id: owner } = row
      if (productOf(Number(row.product_id)).productType === CRYPTO) {
        const wanted = BigInt(now) / EIGHT_HOURS - row.opened_at / EIGHT_HOURS
        if (row.fundings < wanted) due.push({ key: `funding of ${id}`, kind: 'funding', id, owner })
      }
      for (const [trigger, watched] of triggersOf(row)) {
        const key = `${trigger} of ${id} at ${watched.limit} since ${row.as_of}`
        const from = this.#looked.get(key) ?? Number(row.as_of)
        if (from < now && this.#prices.firstReached(watched, from, now))
          due.push({ key: `${trigger} of ${id}`, kind: trigger, id, owner })
        else this.#looked.set(key, Math.max(from, now))
      }
    }
    return due
  }
}
