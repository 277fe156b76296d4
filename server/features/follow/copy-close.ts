import { parseMoney, parsePrice, formatQuantity } from '#src/lib/money/minor-units.ts'
import { appendStatements } from '#server/kernel/append-statements.ts'
import { finish, read, type Context, type Row, type Statement, type Steps } from '#server/kernel/store.ts'
import type { MarketAt } from '#server/ledger/order-lock.ts'
import { lockWallet } from '#server/ledger/wallet.ts'
import { USDT, productAsset } from '#server/ledger/units.ts'
import { closeContractPosition } from '../contract/commands.ts'
import { lockPosition } from '../contract/position.ts'
import type { PositionMarketAt } from '../contract/position-market.ts'
import { domainError } from '#server/problem.ts'
import { placeSpotOrder } from '../spot/commands.ts'
import { SELL } from '#src/lib/trading/spot-math.ts'
import type { SpotMarket } from '../spot/spot-request.ts'
import { insertCopy, lockForCopy, type CopySource } from './copy-source.ts'
import { addToResult } from './follow-results.ts'

/** A fraction of a whole, both in the same minor units; the whole is positive. */
export interface Fraction {
  readonly part: bigint
  readonly of: bigint
}

const applyFraction = (amount: bigint, { part, of }: Fraction, step: bigint): bigint =>
  part >= of ? amount : ((amount * part) / of / step) * step

interface Lot extends Row {
  readonly quantity: bigint
  readonly cost: bigint
}

const SELECT_LOT = 'SELECT quantity, cost FROM follow_lots WHERE follow_id = $1 AND product_id = $2'
const REDUCE_LOT = `UPDATE follow_lots SET quantity = quantity - $3, cost = cost - $4, realised = realised + $5, fees = fees + $6
  WHERE follow_id = $1 AND product_id = $2`

export interface CopySpotSell extends CopySource {
  /** The fraction of the holding that the trader sold. */
  readonly share: Fraction
  readonly market: MarketAt<SpotMarket>
}

/**
 * Sells the same fraction of what was copied in a product; what the follower has sold of it counts as sold. Idempotent; answers whether
 * this call sold.
 * @throws DomainError with the reason why it cannot be placed
 */
export function* copySpotSell(context: Context, input: CopySpotSell): Steps<boolean> {
  const follow = yield* lockForCopy(context, input, input.sequence ? ['active'] : ['active', 'closing'])
  if (!follow) return false
  const { productId, market, share } = input
  const [lot] = yield* read<Lot>(SELECT_LOT, [follow.id, productId])
  if (!lot || lot.quantity === 0n) throw domainError('copy_nothing_left')
  const asset = productAsset(productId)
  const wallet = yield* lockWallet(follow.user_id, [USDT, asset])
  const available = wallet.balance(asset, 'available')
  const target = applyFraction(lot.quantity, share, 1n)
  const quantity = target < available ? target : available
  if (quantity === 0n) throw domainError('copy_nothing_left')
  const placing = placeSpotOrder(context, {
    userId: follow.user_id,
    idempotencyKey: `copy:${input.source}`,
    productId: Number(productId),
    exchangeType: SELL,
    orderType: 'market',
    quantity: formatQuantity(quantity),
    market,
  })
  const order = yield* appendStatements(placing, ({ id, fillPrice, total: returned, fee: charged }) => {
    const [total, fee] = [parseMoney(returned), parseMoney(charged)]
    const placed = { order_id: BigInt(id), quantity, price: parsePrice(fillPrice!), total, fee }
    const costOf = (sold: bigint) => (lot.cost * sold) / lot.quantity
    const realised = total - costOf(quantity)
    return [
      ...insertCopy(context, follow, input, placed),
      [REDUCE_LOT, [follow.id, productId, target, costOf(target), realised, fee]] satisfies Statement,
      addToResult(follow.id, { realised, fees: fee }),
    ]
  })
  return order.status === 'filled'
}

/** Detaches a lot that cannot be sold from its follow and leaves it to the follower; records the reason. Idempotent. */
export function* detachLot(
  context: Context,
  { reason, ...copied }: CopySource & { readonly reason: string },
): Steps<boolean> {
  const follow = yield* lockForCopy(context, copied, ['closing'])
  if (!follow) return false
  const [lot] = yield* read<Lot>(SELECT_LOT, [follow.id, copied.productId])
  const taken = [lot?.quantity ?? 0n, lot?.cost ?? 0n, 0n, 0n]
  const detach: Statement = [REDUCE_LOT, [follow.id, copied.productId, ...taken]]
  return yield* finish(true, ...insertCopy(context, follow, copied, { reason }), detach)
}

export interface CopyContractClose extends CopySource {
  readonly positionId: bigint
  /** The fraction of the position that the trader closed. */
  readonly share: Fraction
  /** The step between two quantities of the product, in minor units. */
  readonly step: bigint
  /** The expected version. */
  readonly version: bigint
  readonly market: PositionMarketAt
}

/**
 * Closes the same fraction of a copied position. Idempotent; answers whether this call closed it.
 * @throws DomainError `copy_already_closed`, `copy_nothing_left`, `position_changed` when it must be retried
 */
export function* copyContractClose(context: Context, input: CopyContractClose): Steps<boolean> {
  const follow = yield* lockForCopy(context, input, input.sequence ? ['active'] : ['active', 'closing'])
  if (!follow) return false
  const { positionId, version, market } = input
  const open = yield* lockPosition(positionId, follow.user_id)
  if (open.status !== 'open') throw domainError('copy_already_closed')
  const quantity = applyFraction(open.quantity, input.share, input.step)
  if (quantity === 0n) throw domainError('copy_nothing_left')
  const closing = closeContractPosition(context, {
    userId: follow.user_id,
    idempotencyKey: `copy:${input.source}`,
    positionId,
    version,
    market,
    quantity: formatQuantity(quantity),
  })
  yield* appendStatements(closing, part => {
    const [total, fee] = [parseMoney(part.returned), parseMoney(part.fee)]
    const placed = { order_id: positionId, quantity, price: parsePrice(part.price), total, fee }
    return insertCopy(context, follow, input, placed)
  })
  return true
}
