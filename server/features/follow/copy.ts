import { parseUnits } from '#src/lib/contract-math.ts'
import { attach } from '#server/kernel/attach.ts'
import { send, type Context, type Steps } from '#server/kernel/store.ts'
import { RATE_SCALE, parsePrice, printMoney } from '#server/ledger/units.ts'
import type { ContractOrder } from '../contract/order.ts'
import { placeContractOrder } from '../contract/orders.ts'
import type { ContractMarket } from '../contract/quote.ts'
import { refusal } from '#server/problem.ts'
import { placeSpotOrder } from '../spot/commands.ts'
import type { SpotOrder } from '../spot/order.ts'
import { BUY } from '../spot/pricing.ts'
import type { SpotMarket } from '../spot/quote.ts'
import { insertCopy, lockForCopy, type CopySource } from './copy-source.ts'
import type { FollowRow } from './follow.ts'
import { addResult } from './results.ts'
import { keepCopiedPosition, readNewestFill } from './spread-trade.ts'

/** How long after the trader's fill an opening may still be copied, in milliseconds: later the market is another one. */
export const COPY_WITHIN = 60_000

/** As many positions as a following has open at once: what is read each second to see whether it has lost too much is bounded. */
const MOST_OPEN = 200n

const RATE_ONE = 10n ** BigInt(RATE_SCALE)

const ADD_LOT = `INSERT INTO follow_lots(follow_id, product_id, quantity, cost, realised, fees) VALUES ($1, $2, $3, $4, 0, $5)
  ON CONFLICT (follow_id, product_id) DO UPDATE SET quantity = follow_lots.quantity + excluded.quantity,
  cost = follow_lots.cost + excluded.cost, fees = follow_lots.fees + excluded.fees`
const IN_CONTRACTS = `SELECT CAST(coalesce(sum(p.margin), 0) AS BIGINT) AS amount, count(*) AS total FROM copied_positions r
  JOIN contract_positions p ON p.id = r.position_id WHERE r.follow_id = $1 AND p.status = 'open'`
const IN_LOTS = `SELECT CAST(coalesce(sum(cost), 0) AS BIGINT) AS amount FROM follow_lots WHERE follow_id = $1 AND quantity > 0`

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
  const [{ amount: margins, total }] = contracts as [{ amount: bigint; total: bigint }]
  const [{ amount: costs }] = lots as [{ amount: bigint }]
  if (way === 'contract' && total >= MOST_OPEN) throw refusal('copy_total_limit')
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
  const follow = yield* lockForCopy(context, input, ['active'])
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
    const fees = addResult(follow.id, { fees: placed.fee })
    return [...insertCopy(context, follow, input, placed), [ADD_LOT, lot], fees]
  })
  return order.status === 'filled'
}

/** What an order at the market has come to. */
const placedBy = ({ id, quantity, fillPrice, total, fee }: SpotOrder | ContractOrder) => ({
  order_id: BigInt(id),
  quantity: parseUnits.quantity(quantity),
  price: parseUnits.price(fillPrice!),
  total: parseUnits.money(total),
  fee: parseUnits.money(fee),
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
  const follow = yield* lockForCopy(context, input, ['active'])
  if (!follow) return false
  const { market, direction, leverage, source, traderPosition } = input
  const newest = yield* readNewestFill(traderPosition)
  const limits = yield* budget(context, follow, input, market.price)
  // Margin and fee together are what may be spent: the fee is a share of the margin times the leverage.
  const feeRate = parseUnits.rate(market.rules.openFeeRate)
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
    const transactionId = input.turn?.transactionId ?? 0n
    const copied = {
      positionId: placed.order_id,
      followId: follow.id,
      traderPosition,
      transactionId,
      newest,
    }
    return [...insertCopy(context, follow, input, placed), ...keepCopiedPosition(copied)]
  })
  return order.status === 'filled'
}
