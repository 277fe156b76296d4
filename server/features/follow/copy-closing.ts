import { parseUnits } from '#src/lib/contract-math.ts'
import { attach } from '#server/kernel/attach.ts'
import { finish, read, type Context, type Row, type Statement, type Steps } from '#server/kernel/store.ts'
import { lockWallet } from '#server/ledger/ledger.ts'
import { USDT, printQuantity, productAsset } from '#server/ledger/units.ts'
import { closeContractPosition } from '../contract/commands.ts'
import { lockPosition } from '../contract/position.ts'
import { refusal } from '#server/problem.ts'
import { placeSpotOrder } from '../spot/commands.ts'
import { SELL } from '../spot/pricing.ts'
import type { SpotMarket } from '../spot/quote.ts'
import { insertCopy, lockForCopy, type CopySource } from './copy-source.ts'
import { addResult } from './results.ts'

/** A part of a whole, both in the same minor units; the whole is above zero. */
export interface Share {
  readonly part: bigint
  readonly of: bigint
}

const shareOf = (amount: bigint, { part, of }: Share, step: bigint): bigint =>
  part >= of ? amount : ((amount * part) / of / step) * step

interface Lot extends Row {
  readonly quantity: bigint
  readonly cost: bigint
}

const LOT = 'SELECT quantity, cost FROM follow_lots WHERE follow_id = $1 AND product_id = $2'
const TAKE_LOT = `UPDATE follow_lots SET quantity = quantity - $3, cost = cost - $4, realised = realised + $5, fees = fees + $6
  WHERE follow_id = $1 AND product_id = $2`

export interface CopySpotSell extends CopySource {
  /** What the trader has sold of what he had. */
  readonly share: Share
  readonly market: SpotMarket
}

/**
 * Sells the same share of what was copied in a product; what the follower has sold of it already counts as sold. Once; answers
 * whether this call did.
 * @throws DomainError with the reason why it cannot be placed
 */
export function* copySpotSell(context: Context, input: CopySpotSell): Steps<boolean> {
  const follow = yield* lockForCopy(context, input, input.turn ? ['active'] : ['active', 'closing'])
  if (!follow) return false
  const { productId, market, share } = input
  const [lot] = yield* read<Lot>(LOT, [follow.id, productId])
  if (!lot || lot.quantity === 0n) throw refusal('copy_nothing_left')
  const asset = productAsset(productId)
  const wallet = yield* lockWallet(follow.user_id, [USDT, asset])
  const available = wallet.balance(asset, 'available')
  const wanted = shareOf(lot.quantity, share, 10n ** BigInt(8 - market.product.quantityScale))
  const quantity = wanted < available ? wanted : available
  if (quantity === 0n) throw refusal('copy_nothing_left')
  const placing = placeSpotOrder(context, {
    userId: follow.user_id,
    idempotencyKey: `copy:${input.source}`,
    side: SELL,
    type: 'market',
    quantity: printQuantity(quantity),
    previewPrice: market.price,
    market,
  })
  const order = yield* attach(placing, ({ id, fillPrice, total: returned, fee: charged }) => {
    const [total, fee] = [parseUnits.money(returned), parseUnits.money(charged)]
    const placed = { order_id: BigInt(id), quantity, price: parseUnits.price(fillPrice!), total, fee }
    const costOf = (sold: bigint) => (lot.cost * sold) / lot.quantity
    const realised = total - costOf(quantity)
    return [
      ...insertCopy(context, follow, input, placed),
      [TAKE_LOT, [follow.id, productId, wanted, costOf(wanted), realised, fee]] satisfies Statement,
      addResult(follow.id, { realised, fees: fee }),
    ]
  })
  return order.status === 'filled'
}

/** Gives a lot up that cannot be sold: it is the follower's own from now on. Names the reason; once. */
export function* giveUpLot(
  context: Context,
  { reason, ...copied }: CopySource & { readonly reason: string },
): Steps<boolean> {
  const follow = yield* lockForCopy(context, copied, ['closing'])
  if (!follow) return false
  const [lot] = yield* read<Lot>(LOT, [follow.id, copied.productId])
  const taken = [lot?.quantity ?? 0n, lot?.cost ?? 0n, 0n, 0n]
  const give: Statement = [TAKE_LOT, [follow.id, copied.productId, ...taken]]
  return yield* finish(true, ...insertCopy(context, follow, copied, { reason }), give)
}

export interface CopyContractClose extends CopySource {
  readonly positionId: bigint
  /** What the trader has closed of what was open. */
  readonly share: Share
  /** The step between two quantities of the product, in minor units. */
  readonly step: bigint
  /** The version that was looked at, the moment that it was looked up to (epoch ms), and the market's price then. */
  readonly version: bigint
  readonly at: number
  readonly price: string
}

/**
 * Closes the same share of a copied position; once. Answers whether this call did.
 * @throws DomainError `copy_already_closed`, `copy_nothing_left`, `position_changed` when it is to be tried again
 */
export function* copyContractClose(context: Context, input: CopyContractClose): Steps<boolean> {
  const follow = yield* lockForCopy(context, input, input.turn ? ['active'] : ['active', 'closing'])
  if (!follow) return false
  const { positionId, version, at, price } = input
  const open = yield* lockPosition(positionId, follow.user_id)
  if (open.status !== 'open') throw refusal('copy_already_closed')
  const quantity = shareOf(open.quantity, input.share, input.step)
  if (quantity === 0n) throw refusal('copy_nothing_left')
  const closing = closeContractPosition(context, {
    userId: follow.user_id,
    idempotencyKey: `copy:${input.source}`,
    positionId,
    version,
    at,
    price,
    previewPrice: price,
    quantity: printQuantity(quantity),
  })
  yield* attach(closing, part => {
    const [total, fee] = [parseUnits.money(part.returned), parseUnits.money(part.fee)]
    const placed = { order_id: positionId, quantity, price: parseUnits.price(part.price), total, fee }
    return insertCopy(context, follow, input, placed)
  })
  return true
}
