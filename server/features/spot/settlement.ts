import type { Statement } from '#server/kernel/store.ts'
import type { BalanceKind, Entry, Wallet } from '#server/ledger/ledger.ts'
import { USDT, productAsset } from '#server/ledger/units.ts'
import { increaseHoldingCost, reduceHoldingCost } from '../wallet/holdings.ts'
import type { SpotOrderRow } from './order.ts'
import { BUY } from '#src/lib/spot-math.ts'
import { toSide } from './side.ts'

/** The hold of an open order: cost and fee when buying, the quantity when selling. */
function holdOf(order: SpotOrderRow) {
  return toSide(order.side) === BUY
    ? { asset: USDT as typeof USDT, amount: order.cost + order.fee }
    : { asset: productAsset(order.product_id), amount: order.quantity }
}

/** Holds what an opened order will need. */
export function holdEntries(order: SpotOrderRow): Entry[] {
  const { asset, amount } = holdOf(order)
  return [
    { account: 'available', asset, type: 'hold', amount: -amount },
    { account: 'held', asset, type: 'hold', amount },
  ]
}

/** Releases the hold of an order that ends without a fill. */
export function releaseEntries(order: SpotOrderRow): Entry[] {
  const { asset, amount } = holdOf(order)
  return releaseHold(asset, amount)
}

function releaseHold(asset: Entry['asset'], amount: bigint): Entry[] {
  return [
    { account: 'held', asset, type: 'release', amount: -amount },
    { account: 'available', asset, type: 'release', amount },
  ]
}

/** A trade at `order.cost` and `order.fee`, paid from the available or the held balance. */
export function tradeEntries(order: SpotOrderRow, from: BalanceKind): Entry[] {
  const { cost, fee, quantity } = order
  const asset = productAsset(order.product_id)
  if (toSide(order.side) === BUY) {
    return [
      { account: from, asset: USDT, type: 'spotBuy', amount: -cost },
      { account: from, asset: USDT, type: 'fee', amount: -fee },
      { account: 'available', asset, type: 'spotBuy', amount: quantity },
      { account: 'market', asset: USDT, type: 'spotBuy', amount: cost },
      { account: 'fees', asset: USDT, type: 'fee', amount: fee },
      { account: 'market', asset, type: 'spotBuy', amount: -quantity },
    ]
  }
  return [
    { account: from, asset, type: 'spotSell', amount: -quantity },
    { account: 'available', asset: USDT, type: 'spotSell', amount: cost },
    { account: 'available', asset: USDT, type: 'fee', amount: -fee },
    { account: 'market', asset, type: 'spotSell', amount: quantity },
    { account: 'market', asset: USDT, type: 'spotSell', amount: -cost },
    { account: 'fees', asset: USDT, type: 'fee', amount: fee },
  ]
}

/** The fill of an open order, paid from its hold; what a better price saves is released. */
export function fillEntries(open: SpotOrderRow, filled: SpotOrderRow): Entry[] {
  const { asset, amount } = holdOf(open)
  const surplus = amount - holdOf(filled).amount
  return [...tradeEntries(filled, 'held'), ...releaseHold(asset, surplus)]
}

/** Updates the cost of the holding after a trade. `heldCost` is its cost before. */
export function holdingStatement(order: SpotOrderRow, wallet: Wallet, heldCost: bigint): Statement {
  if (toSide(order.side) === BUY)
    return increaseHoldingCost(order.user_id, order.product_id, order.cost + order.fee)
  const asset = productAsset(order.product_id)
  const owned = wallet.balance(asset, 'available') + wallet.balance(asset, 'held')
  return reduceHoldingCost(order.user_id, order.product_id, (heldCost * order.quantity) / owned)
}
