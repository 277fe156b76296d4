import { units } from '../../../src/lib/contract-math.ts'
import { attach } from '../../kernel/attach.ts'
import { finish, read, send } from '../../kernel/store.ts'
import type { Context, Row, SqlValue, Statement, Steps } from '../../kernel/store.ts'
import { RATE_SCALE, parsePrice, printMoney } from '../../ledger/units.ts'
import type { ContractOrder } from '../contract/order.ts'
import { placeContractOrder } from '../contract/orders.ts'
import type { ContractMarket } from '../contract/quote.ts'
import { refusal } from '../problem.ts'
import { placeSpotOrder } from '../spot/commands.ts'
import type { SpotOrder } from '../spot/order.ts'
import { BUY } from '../spot/pricing.ts'
import type { SpotMarket } from '../spot/quote.ts'
import { lockFollow } from './follow.ts'
import type { FollowRow } from './follow.ts'

/** How long after the trader's fill an opening may still be copied, in milliseconds: later the market is another one. */
export const COPY_WITHIN = 60_000

const RATE_ONE = 10n ** BigInt(RATE_SCALE)

/** What of the trader's is copied; prices and money in minor units. */
export interface CopySource {
  readonly followId: bigint
  /** Names the trader's fill among everything that a follower may ever copy. */
  readonly source: string
  readonly way: 'spot' | 'contract'
  readonly kind: 'open' | 'close'
  readonly productId: bigint
  readonly productType: number
  readonly direction: 'long' | 'short'
  /** Null where no fill of the trader's is behind it. */
  readonly traderPrice: bigint | null
}

/** A copied order as it is stored. */
export interface CopyRow extends Row {
  readonly id: bigint
  readonly follow_id: bigint
  readonly user_id: bigint
  readonly source: string
  readonly way: CopySource['way']
  readonly kind: CopySource['kind']
  readonly status: 'placed' | 'skipped'
  readonly product_id: bigint
  readonly direction: CopySource['direction']
  /** The trader's position that an opening copies. */
  readonly trader_position: bigint | null
  readonly order_id: bigint | null
  readonly quantity: bigint | null
  readonly price: bigint | null
  readonly trader_price: bigint | null
  readonly total: bigint | null
  readonly fee: bigint | null
  readonly reason: string | null
  readonly created_at: bigint
}

/** What a copy has come to. */
export type Placed = Pick<CopyRow, 'order_id' | 'quantity' | 'price' | 'total' | 'fee'>

const KNOWN = 'SELECT id FROM copies WHERE user_id = $1 AND source = $2'
const INSERT = `INSERT INTO copies(id, follow_id, user_id, source, way, kind, status, product_id, direction, trader_position,
  order_id, quantity, price, trader_price, total, fee, reason, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`
const ADD_LOT = `INSERT INTO follow_lots(follow_id, product_id, quantity, cost, realised, fees) VALUES ($1, $2, $3, $4, 0, $5)
  ON CONFLICT (follow_id, product_id) DO UPDATE SET quantity = follow_lots.quantity + excluded.quantity,
  cost = follow_lots.cost + excluded.cost, fees = follow_lots.fees + excluded.fees`
const IN_CONTRACTS = `SELECT CAST(coalesce(sum(p.margin), 0) AS BIGINT) AS amount FROM copies c
  JOIN contract_positions p ON p.id = c.order_id
  WHERE c.follow_id = $1 AND c.way = 'contract' AND c.kind = 'open' AND p.status = 'open'`
const IN_LOTS = `SELECT CAST(coalesce(sum(cost), 0) AS BIGINT) AS amount FROM follow_lots WHERE follow_id = $1`

/** Locks the following of a copy; undefined when it may not be copied any more, or was. */
export function* lockForCopy(
  { followId, source }: Pick<CopySource, 'followId' | 'source'>,
  allowed: readonly FollowRow['status'][],
): Steps<FollowRow | undefined> {
  const follow = yield* lockFollow(followId)
  if (!allowed.includes(follow.status)) return undefined
  const known = yield* read(KNOWN, [follow.user_id, source])
  return known.length === 0 ? follow : undefined
}

/** The statement that names a copy as done. */
export function insertCopy(
  context: Context,
  follow: FollowRow,
  copied: CopySource & { readonly traderPosition?: bigint },
  outcome: Placed | { readonly reason: string },
): Statement {
  const { source, way, kind, productId, direction, traderPosition = null, traderPrice } = copied
  const named: SqlValue[] = [context.id(), follow.id, follow.user_id, source, way, kind]
  const what: SqlValue[] = [productId, direction, traderPosition]
  if ('reason' in outcome) {
    const nothing = [null, null, null, traderPrice, null, null]
    return [INSERT, [...named, 'skipped', ...what, ...nothing, outcome.reason, context.now]]
  }
  const { order_id, quantity, price, total, fee } = outcome
  const figures = [order_id, quantity, price, traderPrice, total, fee]
  return [INSERT, [...named, 'placed', ...what, ...figures, null, context.now]]
}

/** Names a copy that could not be placed, with the message key of why; once. */
export function* skipCopy(
  context: Context,
  { reason, ...copied }: CopySource & { readonly reason: string },
): Steps<boolean> {
  const follow = yield* lockForCopy(copied, ['active', 'closing'])
  if (!follow) return false
  return yield* finish(true, insertCopy(context, follow, copied, { reason }))
}

/** An opening to be copied, with the market of this moment. */
interface Opening extends CopySource {
  /** When the trader's was filled, in milliseconds since 1970 UTC. */
  readonly filledAt: bigint
  /** What the trader's took, fee included. */
  readonly traderTotal: bigint
}

/** What a copy may take, fee included, in minor units. @throws DomainError with the reason why it may not be placed */
function* budget(
  { now }: Context,
  follow: FollowRow,
  opening: Opening,
  price: string,
): Steps<{ readonly spend: bigint; readonly room: bigint }> {
  const { way, direction, productType, filledAt, traderTotal } = opening
  const traderPrice = opening.traderPrice!
  const isChosen =
    (follow.ways === 'both' || follow.ways === way) &&
    follow.product_types.split(',').includes(`${productType}`)
  if (!isChosen) throw refusal('copy_not_chosen')
  if (now - filledAt > BigInt(COPY_WITHIN)) throw refusal('copy_too_late')
  const worse = direction === 'long' ? parsePrice(price) - traderPrice : traderPrice - parsePrice(price)
  if (worse * RATE_ONE > traderPrice * follow.slippage) throw refusal('copy_price_worse')
  const spend = follow.amount ?? (traderTotal * follow.ratio!) / RATE_ONE
  const [contracts, lots] = yield* send([IN_CONTRACTS, [follow.id]], [IN_LOTS, [follow.id]])
  const [{ amount: margins }] = contracts as [{ amount: bigint }]
  const [{ amount: costs }] = lots as [{ amount: bigint }]
  return { spend, room: follow.total_limit - margins - costs }
}

/** Undoes what would be above a limit of the follower's. */
function assertWithin(total: bigint, { spend, room }: { spend: bigint; room: bigint }): void {
  if (total > spend) throw refusal('copy_above_amount')
  if (total > room) throw refusal('copy_total_limit')
}

export interface CopySpotBuy extends Opening {
  readonly market: SpotMarket
}

/**
 * Buys what a trader has bought, within the follower's limits and by the rules for everybody; once. Answers whether this call did.
 * @throws DomainError with the reason why it cannot be placed, to be named by skipCopy
 */
export function* copySpotBuy(context: Context, input: CopySpotBuy): Steps<boolean> {
  const follow = yield* lockForCopy(input, ['active'])
  if (!follow) return false
  const { market, source } = input
  const limits = yield* budget(context, follow, input, market.price)
  const placing = placeSpotOrder(context, {
    userId: follow.user_id,
    idempotencyKey: `copy:${source}`,
    side: BUY,
    type: 'market',
    amount: printMoney(limits.spend),
    previewPrice: market.price,
    market,
  })
  const order = yield* attach(placing, answer => {
    const placed = placedBy(answer)
    assertWithin(placed.total, limits)
    const lot = [follow.id, input.productId, placed.quantity, placed.total, placed.fee]
    return [insertCopy(context, follow, input, placed), [ADD_LOT, lot]]
  })
  return order.status === 'filled'
}

/** What an order at the market has come to. */
const placedBy = ({ id, quantity, fillPrice, total, fee }: SpotOrder | ContractOrder) => ({
  order_id: BigInt(id),
  quantity: units.quantity(quantity),
  price: units.price(fillPrice!),
  total: units.money(total),
  fee: units.money(fee),
})

export interface CopyContractOpen extends Opening {
  readonly traderPosition: bigint
  readonly leverage: number
  readonly market: ContractMarket
}

/**
 * Opens the position that a trader has opened, with the same leverage, within the follower's limits; once. Answers whether this call
 * did.
 * @throws DomainError with the reason why it cannot be placed, to be named by skipCopy
 */
export function* copyContractOpen(context: Context, input: CopyContractOpen): Steps<boolean> {
  const follow = yield* lockForCopy(input, ['active'])
  if (!follow) return false
  const { market, direction, leverage, source } = input
  const limits = yield* budget(context, follow, input, market.price)
  // Margin and fee together are what may be spent: the fee is a share of the margin times the leverage.
  const feeRate = units.rate(market.rules.openFeeRate)
  const margin = (limits.spend * RATE_ONE) / (RATE_ONE + BigInt(leverage) * feeRate)
  const placing = placeContractOrder(context, {
    userId: follow.user_id,
    idempotencyKey: `copy:${source}`,
    direction,
    type: 'market',
    leverage,
    margin: printMoney(margin),
    previewPrice: market.price,
    market,
  })
  const order = yield* attach(placing, answer => {
    const placed = placedBy(answer)
    assertWithin(placed.total, limits)
    return [insertCopy(context, follow, input, placed)]
  })
  return order.status === 'filled'
}
