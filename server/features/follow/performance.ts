import type { FollowStatus } from '#models'
import { profitOf } from '#src/lib/trading/contract-math.ts'
import { whereAll, readPage, type Page, type Paging } from '#server/kernel/paging.ts'
import type { Reader, Row } from '#server/kernel/store.ts'
import { SELL, priceSpot } from '#src/lib/trading/spot-math.ts'
import type { CopyRow } from './copy-source.ts'
import type { FollowRow } from './follow.ts'
import { GROUP, inGroups, padToGroup, PLACES } from './id-groups.ts'
import type { PriceAt } from './trades.ts'

/** The performance of a follow's copies, in minor units of money. */
export interface FollowPerformance {
  /** Invested in open positions and lots. */
  readonly invested: bigint
  /** Realized profit, after fees and funding. */
  readonly realised: bigint
  /** Unrealized profit at current prices. */
  readonly open: bigint
  readonly fees: bigint
  readonly openCopies: number
  readonly copied: number
  readonly notCopied: number
}

/** An open position or lot of a follow, or its stored result; all are read by one statement. */
interface OpenCopyRow extends Row {
  readonly part: 'position' | 'lot' | 'result'
  readonly follow_id: bigint
  /** Position: its id. Result: the number of placed copies. */
  readonly id: bigint
  /** Result: the number of skipped copies. */
  readonly product_id: bigint
  readonly direction: 'long' | 'short'
  /** Result: the status of the follow. */
  readonly status: string
  readonly entry_price: bigint
  readonly point_value: bigint
  readonly quantity: bigint
  /** The amount invested. Result: the maximum loss. */
  readonly invested: bigint
  /** Profit and funding, before fees. Result: the realized profit. */
  readonly gained: bigint
  readonly fees: bigint
  /** Whether the trader has closed more than was copied, 1 or 0. */
  readonly is_behind: bigint
}

/** In one statement: a copy that is settled between two would count twice or not at all. */
const SELECT_COPIES = `SELECT 'position' AS part, r.follow_id, p.id, p.product_id, p.direction, p.status, p.entry_price, p.point_value,
    p.quantity, p.margin AS invested, p.profit + p.funding AS gained, p.fees,
    CASE WHEN t.status = 'closed' AND t.version > r.seen_number THEN 1 ELSE 0 END AS is_behind
  FROM copied_positions r JOIN contract_positions p ON p.id = r.position_id
    JOIN contract_positions t ON t.id = r.trader_position
  WHERE r.follow_id IN (${PLACES})
  UNION ALL SELECT 'lot', l.follow_id, 0, l.product_id, 'long', 'open', 0, 0, l.quantity, l.cost, 0, 0, 0
  FROM follow_lots l WHERE l.quantity > 0 AND l.follow_id IN (${PLACES})
  UNION ALL SELECT 'result', f.id, coalesce(s.copied, 0), coalesce(s.not_copied, 0), 'long', f.status, 0, 0, 0, f.max_loss,
    coalesce(s.realised, 0), coalesce(s.fees, 0), 0
  FROM follows f LEFT JOIN follow_results s ON s.follow_id = f.id WHERE f.id IN (${PLACES})`

const WITH_POSITIONS = `SELECT DISTINCT follow_id FROM copied_positions WHERE follow_id > $1 ORDER BY follow_id LIMIT ${GROUP}`
const WITH_LOTS = `SELECT DISTINCT follow_id FROM follow_lots WHERE quantity > 0 AND follow_id > $1
  ORDER BY follow_id LIMIT ${GROUP}`

/** Follows with open copies, after `after`, one group at a time. */
export async function listFollowsWithCopies(reader: Reader, after: bigint): Promise<bigint[]> {
  const [positions, lots] = await Promise.all([
    reader.query<{ follow_id: bigint }>(WITH_POSITIONS, [after]),
    reader.query<{ follow_id: bigint }>(WITH_LOTS, [after]),
  ])
  const ids = new Set([...positions, ...lots].map(row => row.follow_id))
  return [...ids].toSorted((a, b) => (a < b ? -1 : 1)).slice(0, GROUP)
}

/** The open copies and the stored result of a follow. */
export interface FollowCopies {
  readonly followId: bigint
  readonly status: string
  readonly maxLoss: bigint
  readonly rows: readonly OpenCopyRow[]
  /** Whether there are closed positions to settle. */
  readonly hasClosed: boolean
  /** Whether the trader has closed positions without this having been noticed. */
  readonly hasMissedClosings: boolean
}

export async function readFollowCopies(reader: Reader, ids: readonly bigint[]): Promise<FollowCopies[]> {
  if (ids.length === 0) return []
  const all = Map.groupBy(
    await reader.query<OpenCopyRow>(SELECT_COPIES, padToGroup(ids)),
    row => row.follow_id,
  )
  return [...all].map(([followId, rows]) => {
    const result = rows.find(row => row.part === 'result')
    const positions = rows.filter(row => row.part === 'position')
    return {
      followId,
      rows,
      status: result?.status ?? 'stopped',
      maxLoss: result?.invested ?? 0n,
      hasClosed: positions.some(row => row.status === 'closed'),
      hasMissedClosings: positions.some(row => row.status === 'open' && row.is_behind === 1n),
    }
  })
}

const NO_PERFORMANCE: FollowPerformance = {
  invested: 0n,
  realised: 0n,
  open: 0n,
  fees: 0n,
  openCopies: 0,
  copied: 0,
  notCopied: 0,
}

/** The unrealized profit of an open row at a price. */
function unrealisedProfit(row: OpenCopyRow, price: bigint): bigint {
  const { direction, entry_price: entryPrice, point_value: pointValue, quantity, invested } = row
  if (row.part === 'lot') return priceSpot(SELL, price, quantity, 0n).cost - invested
  return profitOf({ direction, entryPrice, pointValue }, price, quantity)
}

/** The performance of a follow at `now` (epoch ms). */
export function performanceOf(
  { rows }: Pick<FollowCopies, 'rows'>,
  now: number,
  priceAt: PriceAt,
): FollowPerformance {
  const figures: { -readonly [Figure in keyof FollowPerformance]: FollowPerformance[Figure] } = {
    ...NO_PERFORMANCE,
  }
  for (const row of rows) {
    figures.fees += row.fees
    if (row.part === 'result') {
      figures.realised += row.gained
      figures.copied += Number(row.id)
      figures.notCopied += Number(row.product_id)
      continue
    }
    figures.invested += row.invested
    if (row.status === 'open') {
      figures.openCopies += 1
      figures.open += row.gained - row.fees + unrealisedProfit(row, priceAt(Number(row.product_id), now))
    } else figures.realised += row.gained - row.fees
  }
  return figures
}

/** The performance of follows at `now` (epoch ms), by id. */
export async function readPerformance(
  reader: Reader,
  followIds: readonly bigint[],
  now: number,
  priceAt: PriceAt,
): Promise<Map<bigint, FollowPerformance>> {
  const all = new Map<bigint, FollowPerformance>(followIds.map(id => [id, NO_PERFORMANCE]))
  for (const ids of inGroups(followIds)) {
    for (const held of await readFollowCopies(reader, ids))
      all.set(held.followId, performanceOf(held, now, priceAt))
  }
  return all
}

/** A follow with its trader's nickname. */
export type FollowWithTrader = FollowRow & { readonly nick_name: string }

/** One follow. */
export async function findFollow(reader: Reader, id: bigint): Promise<FollowWithTrader | undefined> {
  const [row] = await reader.query<FollowWithTrader>(
    'SELECT f.*, t.nick_name FROM follows f JOIN traders t ON t.id = f.trader_id WHERE f.id = $1',
    [id],
  )
  return row
}

export interface FollowFilter extends Paging {
  readonly userId: bigint
  readonly status?: FollowStatus | undefined
}

/** A person's follows, newest first. */
export function listFollows(reader: Reader, filter: FollowFilter): Promise<Page<FollowWithTrader>> {
  const follows = {
    table: 'follows f',
    joins: 'JOIN traders t ON t.id = f.trader_id',
    columns: 'f.*, t.nick_name',
    order: 'f.id DESC',
    ...whereAll(['f.user_id =', filter.userId], ['f.status =', filter.status]),
  }
  return readPage(reader, filter, follows, (row: FollowWithTrader) => row)
}

export type CopyWithTrader = CopyRow & { readonly nick_name: string; readonly trader_id: bigint }

export interface CopyFilter extends Paging {
  readonly userId: bigint
  readonly followId?: bigint | undefined
  readonly status?: CopyRow['status'] | undefined
}

/** The placed and skipped copies of a person's follows, newest first. */
export function listCopies(reader: Reader, filter: CopyFilter): Promise<Page<CopyWithTrader>> {
  const copies = {
    table: 'copies c',
    joins: 'JOIN follows f ON f.id = c.follow_id JOIN traders t ON t.id = f.trader_id',
    columns: 'c.*, t.nick_name, t.id AS trader_id',
    order: 'c.id DESC',
    ...whereAll(
      ['c.user_id =', filter.userId],
      ['c.follow_id =', filter.followId],
      ['c.status =', filter.status],
    ),
  }
  return readPage(reader, filter, copies, (row: CopyWithTrader) => row)
}

/** The ids of a person's active follows, by trader id. */
export async function listFollowIdsByTrader(reader: Reader, userId: bigint): Promise<Map<bigint, bigint>> {
  const rows = await reader.query<{ id: bigint; trader_id: bigint }>(
    `SELECT id, trader_id FROM follows WHERE user_id = $1 AND status = 'active'`,
    [userId],
  )
  return new Map(rows.map(({ id, trader_id }) => [trader_id, id]))
}
