import type { Context, Statement } from '#server/kernel/store.ts'
import { post, type Entry, type Reference } from '#server/ledger/ledger.ts'
import type { BalanceKind, Wallet } from '#server/ledger/wallet.ts'
import { USDT, productAsset } from '#server/ledger/units.ts'
import { parseRate } from '#src/lib/money/minor-units.ts'
import { postFirst } from '#server/ledger/post-first.ts'
import { averageCostOf } from '#src/lib/trading/lots.ts'
import { increaseHoldingCost, reduceHoldingCost } from '../wallet/holdings.ts'
import { closeSpotOrder, insertSpotOrder, type SpotOrderRow } from './order.ts'
import { BUY, SELL, priceSpot, toSide } from '#src/lib/trading/spot-math.ts'

/** The hold of an open order: cost and fee when buying, the quantity when selling. */
export function holdOf(order: SpotOrderRow) {
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
  return reduceHoldingCost(order.user_id, order.product_id, averageCostOf(heldCost, order.quantity, owned))
}

/** What the entries of an order refer to. */
export const referenceTo = (order: SpotOrderRow): Reference => ({ type: 'spotOrder', id: order.id })

/** The statements that hold what an opened order will need. */
export const hold = (context: Context, wallet: Wallet, order: SpotOrderRow): Statement[] =>
  post(context, wallet, referenceTo(order), holdEntries(order))

/** The statements that store an order that has ended without a fill, and release its hold. */
export const release = (context: Context, wallet: Wallet, ended: SpotOrderRow): Statement[] => [
  closeSpotOrder(ended),
  ...post(context, wallet, referenceTo(ended), releaseEntries(ended)),
]

/** The entries of a fill, and the fee rate of the sale that is opened with it. */
interface Fill {
  readonly entries: readonly Entry[]
  readonly exitFeeRate: string
}

/**
 * The statements that post a fill and, for a purchase with a take profit or stop loss, open the sale of what was bought. It is placed at the time
 * of the fill, so that every later price counts for it.
 * @returns also the filled order, with the id of this sale
 */
export function withExit(
  context: Context,
  wallet: Wallet,
  order: SpotOrderRow,
  { entries, exitFeeRate }: Fill,
): { filled: SpotOrderRow; statements: Statement[] } {
  const reference = referenceTo(order)
  if (order.take_profit === null && order.stop_loss === null)
    return { filled: order, statements: post(context, wallet, reference, entries) }
  const trade = postFirst(context, wallet, reference, entries)
  const exit = exitOrder(context, order, exitFeeRate)
  return {
    filled: { ...order, exit_order_id: exit.id },
    statements: [...trade.statements, insertSpotOrder(exit), ...hold(context, trade.wallet, exit)],
  }
}

/** The sale at the take profit, the stop loss, or whichever is reached first. */
function exitOrder(context: Context, bought: SpotOrderRow, feeRate: string): SpotOrderRow {
  const { take_profit: limit, stop_loss: stop, quantity } = bought
  const { cost, fee } = priceSpot(SELL, limit ?? stop!, quantity, parseRate(feeRate))
  return {
    ...bought,
    id: context.id(bought.id),
    side: 2n,
    type: limit === null ? 'stop' : stop === null ? 'limit' : 'oco',
    status: 'open',
    limit_price: limit,
    stop_price: stop,
    limit_active: limit === null ? 0n : 1n,
    fill_price: null,
    cost,
    fee,
    fee_rate: feeRate,
    created_at: bought.closed_at!,
    closed_at: null,
    triggered_at: null,
    expires_at: null,
    take_profit: null,
    stop_loss: null,
  }
}
