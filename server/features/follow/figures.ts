import { profitOf } from '#src/lib/contract-math.ts'
import { allOf, readPage, type Page, type Paging } from '#server/kernel/paging.ts'
import type { Reader, Row } from '#server/kernel/store.ts'
import { SELL, priceSpot } from '../spot/pricing.ts'
import type { CopyRow } from './copy-source.ts'
import type { FollowRow, FollowStatus } from './follow.ts'
import type { PriceAt } from './trades.ts'

/** What became of what a following has copied, in minor units of money. */
export interface FollowFigures {
  /** In positions and products that are open. */
  readonly invested: bigint
  /** Of what was closed, after fees and funding. */
  readonly realised: bigint
  /** Of what is open, at the prices of the moment. */
  readonly open: bigint
  readonly fees: bigint
  readonly openCopies: number
  readonly copied: number
  readonly notCopied: number
}

/** Something that a following has open, or its kept result, as it is read together. */
interface HeldRow extends Row {
  readonly part: 'position' | 'lot' | 'result'
  readonly follow_id: bigint
  /** Of the position; of the result, how many orders were copied. */
  readonly id: bigint
  /** Of the result, how many were not copied. */
  readonly product_id: bigint
  readonly direction: 'long' | 'short'
  /** Of the result, the following's. */
  readonly status: string
  readonly entry_price: bigint
  readonly point_value: bigint
  readonly quantity: bigint
  /** What is in it. Of the result, the loss that is allowed. */
  readonly invested: bigint
  /** Profit and funding, before fees. Of the result, what is realised. */
  readonly gained: bigint
  readonly fees: bigint
  /** Whether the trader has closed more than was looked at, 1 or 0. */
  readonly is_behind: bigint
}

/** As many followings as one statement reads: its text is one, however many are asked for. */
const GROUP = 20
const PLACES = Array.from({ length: GROUP }, (_, index) => `$${index + 1}`).join(', ')

/** In one statement: what is settled in between would count twice, or not at all. */
const HELD = `SELECT 'position' AS part, r.follow_id, p.id, p.product_id, p.direction, p.status, p.entry_price, p.point_value,
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

/** Ids as the parameters of a statement for a whole group; those that are missing are the first again. */
const padded = (ids: readonly bigint[]) => Array.from({ length: GROUP }, (_, index) => ids[index] ?? ids[0]!)

function* inGroups(ids: readonly bigint[]): Generator<readonly bigint[]> {
  for (let from = 0; from < ids.length; from += GROUP) yield ids.slice(from, from + GROUP)
}

/** Followings that have something open, those after `after`, a group at once. */
export async function listFollowsWithCopies(reader: Reader, after: bigint): Promise<bigint[]> {
  const [positions, lots] = await Promise.all([
    reader.query<{ follow_id: bigint }>(WITH_POSITIONS, [after]),
    reader.query<{ follow_id: bigint }>(WITH_LOTS, [after]),
  ])
  const ids = new Set([...positions, ...lots].map(row => row.follow_id))
  return [...ids].toSorted((a, b) => (a < b ? -1 : 1)).slice(0, GROUP)
}

/** What followings have open and what came of them, as it is stored; of a group of ids at most. */
export interface HeldCopies {
  readonly followId: bigint
  readonly status: string
  readonly maxLoss: bigint
  readonly rows: readonly HeldRow[]
  /** Whether there are closed positions to be settled. */
  readonly hasClosed: boolean
  /** Positions of which the trader has closed more than was looked at. */
  readonly isBehind: boolean
}

export async function readHeldCopies(reader: Reader, ids: readonly bigint[]): Promise<HeldCopies[]> {
  if (ids.length === 0) return []
  const all = Map.groupBy(await reader.query<HeldRow>(HELD, padded(ids)), row => row.follow_id)
  return [...all].map(([followId, rows]) => {
    const result = rows.find(row => row.part === 'result')
    const positions = rows.filter(row => row.part === 'position')
    return {
      followId,
      rows,
      status: result?.status ?? 'stopped',
      maxLoss: result?.invested ?? 0n,
      hasClosed: positions.some(row => row.status === 'closed'),
      isBehind: positions.some(row => row.status === 'open' && row.is_behind === 1n),
    }
  })
}

const EMPTY: FollowFigures = {
  invested: 0n,
  realised: 0n,
  open: 0n,
  fees: 0n,
  openCopies: 0,
  copied: 0,
  notCopied: 0,
}

/** What an open row has gained at the price of the moment. */
function gainOf(row: HeldRow, price: bigint): bigint {
  const { direction, entry_price: entryPrice, point_value: pointValue, quantity, invested } = row
  if (row.part === 'lot') return priceSpot(SELL, price, quantity, 0n).cost - invested
  return profitOf({ direction, entryPrice, pointValue }, price, quantity)
}

/** The figures of a following at a moment (epoch ms). */
export function figuresOf({ rows }: Pick<HeldCopies, 'rows'>, now: number, priceAt: PriceAt): FollowFigures {
  const figures: { -readonly [Figure in keyof FollowFigures]: FollowFigures[Figure] } = { ...EMPTY }
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
      figures.open += row.gained - row.fees + gainOf(row, priceAt(Number(row.product_id), now))
    } else figures.realised += row.gained - row.fees
  }
  return figures
}

/** The figures of followings at a moment (epoch ms), by their ids. */
export async function readFigures(
  reader: Reader,
  followIds: readonly bigint[],
  now: number,
  priceAt: PriceAt,
): Promise<Map<bigint, FollowFigures>> {
  const all = new Map<bigint, FollowFigures>(followIds.map(id => [id, EMPTY]))
  for (const ids of inGroups(followIds)) {
    for (const held of await readHeldCopies(reader, ids))
      all.set(held.followId, figuresOf(held, now, priceAt))
  }
  return all
}

/** A following with what its trader is called. */
export type NamedFollow = FollowRow & { readonly nick_name: string }

/** One following of a person. */
export async function findFollow(reader: Reader, id: bigint): Promise<NamedFollow | undefined> {
  const [row] = await reader.query<NamedFollow>(
    'SELECT f.*, t.nick_name FROM follows f JOIN traders t ON t.id = f.trader_id WHERE f.id = $1',
    [id],
  )
  return row
}

export interface FollowFilter extends Paging {
  readonly userId: bigint
  readonly status?: FollowStatus | undefined
}

/** A person's followings, newest first. */
export function listFollows(reader: Reader, filter: FollowFilter): Promise<Page<NamedFollow>> {
  const follows = {
    table: 'follows f',
    joins: 'JOIN traders t ON t.id = f.trader_id',
    columns: 'f.*, t.nick_name',
    order: 'f.id DESC',
    ...allOf(['f.user_id =', filter.userId], ['f.status =', filter.status]),
  }
  return readPage(reader, filter, follows, (row: NamedFollow) => row)
}

export type NamedCopy = CopyRow & { readonly nick_name: string; readonly trader_id: bigint }

export interface CopyFilter extends Paging {
  readonly userId: bigint
  readonly followId?: bigint | undefined
  readonly status?: CopyRow['status'] | undefined
}

/** What a person's followings have copied, and what they have not; newest first. */
export function listCopies(reader: Reader, filter: CopyFilter): Promise<Page<NamedCopy>> {
  const copies = {
    table: 'copies c',
    joins: 'JOIN follows f ON f.id = c.follow_id JOIN traders t ON t.id = f.trader_id',
    columns: 'c.*, t.nick_name, t.id AS trader_id',
    order: 'c.id DESC',
    ...allOf(
      ['c.user_id =', filter.userId],
      ['c.follow_id =', filter.followId],
      ['c.status =', filter.status],
    ),
  }
  return readPage(reader, filter, copies, (row: NamedCopy) => row)
}

/** Which traders a person follows now: the following's id by the trader's. */
export async function listFollowed(reader: Reader, userId: bigint): Promise<Map<bigint, bigint>> {
  const rows = await reader.query<{ id: bigint; trader_id: bigint }>(
    `SELECT id, trader_id FROM follows WHERE user_id = $1 AND status = 'active'`,
    [userId],
  )
  return new Map(rows.map(({ id, trader_id }) => [trader_id, id]))
}

const NAMES = `SELECT c.order_id, t.nick_name FROM copies c JOIN follows f ON f.id = c.follow_id
  JOIN traders t ON t.id = f.trader_id WHERE c.order_id IN (${PLACES})`

/** Adds the name of the trader to those orders, or positions, that copy one. */
export async function markCopies<Order extends { readonly id: string }>(
  reader: Reader,
  orders: readonly Order[],
): Promise<(Order & { readonly copiedFrom?: string })[]> {
  const names = new Map<string, string>()
  for (const ids of inGroups(orders.map(order => BigInt(order.id)))) {
    const rows = await reader.query<{ order_id: bigint; nick_name: string }>(NAMES, padded(ids))
    for (const { order_id, nick_name } of rows) names.set(`${order_id}`, nick_name)
  }
  return orders.map(order => {
    const copiedFrom = names.get(order.id)
    return copiedFrom === undefined ? order : { ...order, copiedFrom }
  })
}
