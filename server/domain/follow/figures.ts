import { profitOf } from '../../../src/lib/contract-math.ts'
import { allOf, readPage } from '../../kernel/paging.ts'
import type { Page, Paging } from '../../kernel/paging.ts'
import type { Reader, Row } from '../../kernel/store.ts'
import { exposureOf } from '../contract/position.ts'
import type { ContractPositionRow } from '../contract/position.ts'
import { SELL, priceSpot } from '../spot/pricing.ts'
import type { CopyRow } from './copy.ts'
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

export interface LotRow extends Row {
  readonly follow_id: bigint
  readonly product_id: bigint
  readonly quantity: bigint
  readonly cost: bigint
  readonly realised: bigint
  readonly fees: bigint
}

export type CopiedPosition = ContractPositionRow & { readonly follow_id: bigint }

const placeholders = (ids: readonly bigint[]) => ids.map((_, index) => `$${index + 1}`).join(', ')

/** Every position that these followings have copied, also those that are closed. */
export async function listCopiedPositions(reader: Reader, followIds: readonly bigint[]) {
  if (followIds.length === 0) return []
  return reader.query<CopiedPosition>(
    `SELECT c.follow_id, p.* FROM copies c JOIN contract_positions p ON p.id = c.order_id
     WHERE c.follow_id IN (${placeholders(followIds)}) AND c.way = 'contract' AND c.kind = 'open' ORDER BY p.id`,
    followIds,
  )
}

export async function listLots(reader: Reader, followIds: readonly bigint[]): Promise<LotRow[]> {
  if (followIds.length === 0) return []
  return reader.query<LotRow>(
    `SELECT * FROM follow_lots WHERE follow_id IN (${placeholders(followIds)}) ORDER BY follow_id, product_id`,
    followIds,
  )
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

function withPosition(figures: FollowFigures, position: CopiedPosition, price: () => bigint): FollowFigures {
  const { status, margin, profit, fees, funding, quantity } = position
  const settled = profit + funding - fees
  const isOpen = status === 'open'
  const unsettled = isOpen ? profitOf(exposureOf(position), price(), quantity) : 0n
  return {
    ...figures,
    invested: figures.invested + margin,
    realised: figures.realised + (isOpen ? 0n : settled),
    open: figures.open + (isOpen ? settled + unsettled : 0n),
    fees: figures.fees + fees,
    openCopies: figures.openCopies + (isOpen ? 1 : 0),
  }
}

function withLot(figures: FollowFigures, lot: LotRow, price: () => bigint): FollowFigures {
  const isOpen = lot.quantity > 0n
  const value = isOpen ? priceSpot(SELL, price(), lot.quantity, 0n).cost - lot.cost : 0n
  return {
    ...figures,
    invested: figures.invested + lot.cost,
    realised: figures.realised + lot.realised,
    open: figures.open + value,
    fees: figures.fees + lot.fees,
    openCopies: figures.openCopies + (isOpen ? 1 : 0),
  }
}

/** The figures of followings at a moment (epoch ms), by their ids. */
export async function readFigures(
  reader: Reader,
  followIds: readonly bigint[],
  now: number,
  priceAt: PriceAt,
): Promise<Map<bigint, FollowFigures>> {
  const [positions, lots, counts] = await Promise.all([
    listCopiedPositions(reader, followIds),
    listLots(reader, followIds),
    followIds.length === 0
      ? []
      : reader.query<{ follow_id: bigint; status: CopyRow['status']; total: bigint }>(
          `SELECT follow_id, status, count(*) AS total FROM copies WHERE follow_id IN (${placeholders(followIds)})
           GROUP BY follow_id, status`,
          followIds,
        ),
  ])
  const all = new Map(followIds.map(id => [id, EMPTY]))
  const put = (id: bigint, change: (figures: FollowFigures) => FollowFigures) =>
    all.set(id, change(all.get(id) ?? EMPTY))
  const priceOf = (productId: bigint) => () => priceAt(Number(productId), now)
  for (const each of positions)
    put(each.follow_id, figures => withPosition(figures, each, priceOf(each.product_id)))
  for (const each of lots) put(each.follow_id, figures => withLot(figures, each, priceOf(each.product_id)))
  for (const { follow_id, status, total } of counts) {
    const name = status === 'placed' ? 'copied' : 'notCopied'
    put(follow_id, figures => ({ ...figures, [name]: Number(total) }))
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

/** Adds the name of the trader to those orders, or positions, that copy one. */
export async function markCopies<Order extends { readonly id: string }>(
  reader: Reader,
  orders: readonly Order[],
): Promise<(Order & { readonly copiedFrom?: string })[]> {
  const ids = orders.map(order => BigInt(order.id))
  const rows =
    ids.length === 0
      ? []
      : await reader.query<{ order_id: bigint; nick_name: string }>(
          `SELECT c.order_id, t.nick_name FROM copies c JOIN follows f ON f.id = c.follow_id
             JOIN traders t ON t.id = f.trader_id WHERE c.order_id IN (${placeholders(ids)})`,
          ids,
        )
  const names = new Map(rows.map(({ order_id, nick_name }) => [`${order_id}`, nick_name]))
  return orders.map(order => {
    const copiedFrom = names.get(order.id)
    return copiedFrom === undefined ? order : { ...order, copiedFrom }
  })
}
