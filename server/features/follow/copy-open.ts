import { requireNotFrozen } from '#server/auth/account-safety.ts'
import {
  parseMoney,
  parsePrice,
  parseQuantity,
  parseRate,
  RATE_SCALE,
  formatMoney,
} from '#src/lib/money/minor-units.ts'
import { appendStatements } from '#server/kernel/append-statements.ts'
import { send, type Context, type Steps } from '#server/kernel/store.ts'
import { placeContractOrder } from '../contract/order-commands.ts'
import type { ContractMarket } from '../contract/preview.ts'
import type { MarketAt } from '#server/ledger/order-lock.ts'
import { domainError } from '#server/problem.ts'
import { placeSpotOrder } from '../spot/commands.ts'
import type { ContractOrder, SpotOrder } from '#models'
import type { Unnamed } from '#server/market/product-fields.ts'
import { BUY } from '#src/lib/trading/spot-math.ts'
import type { SpotMarket } from '../spot/spot-request.ts'
import { insertCopy, lockForCopy, type CopySource } from './copy-source.ts'
import type { FollowRow } from './follow.ts'
import { addToResult } from './follow-results.ts'
import { insertCopiedPosition, readNewestFill } from './fan-out-trade.ts'

/** How long after the trader's fill an opening may be copied, in milliseconds: later the market has moved on. */
export const MAX_COPY_AGE = 60_000

/** The maximum of open positions per follow, which bounds what the max-loss check reads each second. */
const MAX_OPEN_POSITIONS = 200n

const RATE_ONE = 10n ** BigInt(RATE_SCALE)

const ADD_LOT = `INSERT INTO follow_lots(follow_id, product_id, quantity, cost, realised, fees) VALUES ($1, $2, $3, $4, 0, $5)
  ON CONFLICT (follow_id, product_id) DO UPDATE SET quantity = follow_lots.quantity + excluded.quantity,
  cost = follow_lots.cost + excluded.cost, fees = follow_lots.fees + excluded.fees`
const SUM_CONTRACTS = `SELECT CAST(coalesce(sum(p.margin), 0) AS BIGINT) AS amount, count(*) AS total FROM copied_positions r
  JOIN contract_positions p ON p.id = r.position_id WHERE r.follow_id = $1 AND p.status = 'open'`
const SUM_LOTS = `SELECT CAST(coalesce(sum(cost), 0) AS BIGINT) AS amount FROM follow_lots WHERE follow_id = $1 AND quantity > 0`

/** An opening to be copied. */
interface CopyOpening extends CopySource {
  /** When the trader's order was filled, in milliseconds since 1970 UTC. */
  readonly filledAt: bigint
  /** The total of the trader's order, fee included. */
  readonly traderTotal: bigint
}

/** The budget of a copy, fee included, in minor units. @throws DomainError with the reason why it must not be placed */
function* computeBudget(
  follow: FollowRow,
  { way, productType, traderTotal }: CopyOpening,
): Steps<{ readonly spend: bigint; readonly room: bigint }> {
  const isChosen =
    (follow.ways === 'both' || follow.ways === way) &&
    follow.product_types.split(',').includes(`${productType}`)
  if (!isChosen) throw domainError('copy_not_chosen')
  const spend = follow.amount ?? (traderTotal * follow.ratio!) / RATE_ONE
  const [contracts, lots] = yield* send([SUM_CONTRACTS, [follow.id]], [SUM_LOTS, [follow.id]])
  const [{ amount: margins, total }] = contracts as [{ amount: bigint; total: bigint }]
  const [{ amount: costs }] = lots as [{ amount: bigint }]
  if (way === 'contract' && total >= MAX_OPEN_POSITIONS) throw domainError('copy_total_limit')
  return { spend, room: follow.total_limit - margins - costs }
}

/** The market of a copy, whose moment and price must be close enough to the trader's. @throws DomainError `copy_too_late`, `copy_price_worse` */
const closeToTrader =
  <Market extends { readonly price: string }>(
    { slippage }: FollowRow,
    { direction, filledAt, ...opening }: CopyOpening,
    marketAt: MarketAt<Market>,
  ): MarketAt<Market> =>
  time => {
    if (BigInt(time) - filledAt > BigInt(MAX_COPY_AGE)) throw domainError('copy_too_late')
    const market = marketAt(time)
    const [price, traderPrice] = [parsePrice(market.price), opening.traderPrice!]
    const deviation = direction === 'long' ? price - traderPrice : traderPrice - price
    if (deviation * RATE_ONE > traderPrice * slippage) throw domainError('copy_price_worse')
    return market
  }

/** Throws, and so rolls back, when a copy exceeds a limit of the follower. */
function assertWithinBudget(total: bigint, { spend, room }: { spend: bigint; room: bigint }): void {
  if (total > spend) throw domainError('copy_above_amount')
  if (total > room) throw domainError('copy_total_limit')
}

export interface CopySpotBuy extends CopyOpening {
  readonly market: MarketAt<SpotMarket>
}

/**
 * Copies a trader's purchase, within the follower's limits and the usual rules. Idempotent; answers whether this call bought.
 * @throws DomainError with the reason why it cannot be placed, to be named by skipCopy
 */
export function* copySpotBuy(context: Context, input: CopySpotBuy): Steps<boolean> {
  const follow = yield* lockForCopy(context, input, ['active'])
  if (!follow) return false
  yield* requireNotFrozen(context, follow.user_id)
  const limits = yield* computeBudget(follow, input)
  const placing = placeSpotOrder(context, {
    userId: follow.user_id,
    idempotencyKey: `copy:${input.source}`,
    productId: Number(input.productId),
    exchangeType: BUY,
    orderType: 'market',
    amount: formatMoney(limits.spend),
    market: closeToTrader(follow, input, input.market),
  })
  const order = yield* appendStatements(placing, answer => {
    const placed = toPlacedCopy(answer)
    assertWithinBudget(placed.total, limits)
    const lot = [follow.id, input.productId, placed.quantity, placed.total, placed.fee]
    const fees = addToResult(follow.id, { fees: placed.fee })
    return [...insertCopy(context, follow, input, placed), [ADD_LOT, lot], fees]
  })
  return order.status === 'filled'
}

/** The result of a market order. */
const toPlacedCopy = ({
  id,
  quantity,
  fillPrice,
  total,
  fee,
}: Unnamed<SpotOrder> | Unnamed<ContractOrder>) => ({
  order_id: BigInt(id),
  quantity: parseQuantity(quantity),
  price: parsePrice(fillPrice!),
  total: parseMoney(total),
  fee: parseMoney(fee),
})

export interface CopyContractOpen extends CopyOpening {
  readonly traderPosition: bigint
  readonly leverage: number
  /** The fee rate of opening, a decimal string. */
  readonly openFeeRate: string
  readonly market: MarketAt<ContractMarket>
}

/**
 * Copies a trader's position, with the same leverage, within the follower's limits. Idempotent; answers whether this call opened it.
 * @throws DomainError with the reason why it cannot be placed, to be named by skipCopy
 */
export function* copyContractOpen(context: Context, input: CopyContractOpen): Steps<boolean> {
  const follow = yield* lockForCopy(context, input, ['active'])
  if (!follow) return false
  yield* requireNotFrozen(context, follow.user_id)
  const { direction, leverage, source, traderPosition } = input
  const newest = yield* readNewestFill(traderPosition)
  const limits = yield* computeBudget(follow, input)
  // Margin and fee together must not exceed the budget: the fee is a fraction of margin times leverage.
  const feeRate = parseRate(input.openFeeRate)
  const margin = (limits.spend * RATE_ONE) / (RATE_ONE + BigInt(leverage) * feeRate)
  const placing = placeContractOrder(context, {
    userId: follow.user_id,
    idempotencyKey: `copy:${source}`,
    productId: Number(input.productId),
    direction,
    orderType: 'market',
    leverage,
    margin: formatMoney(margin),
    market: closeToTrader(follow, input, input.market),
  })
  const order = yield* appendStatements(placing, answer => {
    const placed = toPlacedCopy(answer)
    assertWithinBudget(placed.total, limits)
    const transactionId = input.sequence?.transactionId ?? 0n
    const copied = {
      positionId: placed.order_id,
      followId: follow.id,
      traderPosition,
      transactionId,
      newest,
    }
    return [...insertCopy(context, follow, input, placed), ...insertCopiedPosition(copied)]
  })
  return order.status === 'filled'
}
