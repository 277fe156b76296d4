import { orNull } from '#server/kernel/or-null.ts'
import { recordFromTotals } from '#src/lib/trading/trader-record.ts'
import type { CopiedOrder, Follow, Trader, TraderRecord, TraderTrade } from '#models'
import type { CopyWithTrader, FollowWithTrader, FollowPerformance } from './performance.ts'
import type { ListedTrader, FormattedTrade, StoredFigures } from './record-store.ts'
import {
  formatMoney,
  formatPrice,
  formatQuantity,
  formatUnits,
  RATE_SCALE,
} from '#src/lib/money/minor-units.ts'
import { getProduct } from '#server/market/catalogue.ts'
import { productFields } from '#server/market/product-fields.ts'
import { USDT_ID } from '#src/lib/constants.ts'

/** An empty record, shown before the first computation. */
function emptyRecord(since: bigint): TraderRecord {
  const sums = { closedTrades: 0, openTrades: 0, wins: 0, capital: '0', realised: '0', open: '0', fees: '0' }
  return { ...recordFromTotals(sums, []), since: Number(since), until: Number(since) }
}

/** A trade of a record with its product. */
export const toTraderTrade = (trade: FormattedTrade): TraderTrade => ({
  ...trade,
  ...productFields(getProduct(trade.productId)),
})

/** A trader as `viewer` sees it. */
export function toTrader(
  trader: ListedTrader,
  viewer: { readonly userId: bigint | undefined; readonly followId: bigint | undefined },
): Trader {
  return {
    id: `${trader.id}`,
    nickName: trader.nick_name,
    isRobot: trader.is_robot === 1n,
    isMine: trader.user_id === viewer.userId,
    since: Number(trader.since),
    followers: Number(trader.followers),
    myFollowId: viewer.followId === undefined ? null : `${viewer.followId}`,
    record:
      trader.figures === null ? emptyRecord(trader.since) : (JSON.parse(trader.figures) as StoredFigures),
  }
}

/** A follow with its performance; `now` is epoch ms. */
export function toFollow(follow: FollowWithTrader, performance: FollowPerformance, now: number): Follow {
  const { invested, realised, open, fees, ...counts } = performance
  return {
    id: `${follow.id}`,
    traderId: `${follow.trader_id}`,
    nickName: follow.nick_name,
    status: follow.status,
    stopReason: follow.stop_reason,
    sizing: follow.sizing,
    amount: orNull(follow.amount, formatMoney),
    ratio: follow.ratio === null ? null : formatUnits(follow.ratio, RATE_SCALE),
    totalLimit: formatMoney(follow.total_limit),
    maxLoss: formatMoney(follow.max_loss),
    slippage: formatUnits(follow.slippage, RATE_SCALE),
    ways: follow.ways,
    productTypes: follow.product_types,
    atStop: follow.at_stop,
    invested: formatMoney(invested),
    realised: formatMoney(realised),
    open: formatMoney(open),
    result: formatMoney(realised + open),
    fees: formatMoney(fees),
    ...counts,
    currencyId: USDT_ID,
    startedAt: Number(follow.started_at),
    stoppedAt: follow.stopped_at === null ? null : Number(follow.stopped_at),
    time: now,
  }
}

/** A copy with its product. */
export function toCopiedOrder(copy: CopyWithTrader): CopiedOrder {
  return {
    id: `${copy.id}`,
    followId: `${copy.follow_id}`,
    traderId: `${copy.trader_id}`,
    nickName: copy.nick_name,
    way: copy.way,
    kind: copy.kind,
    status: copy.status,
    ...productFields(getProduct(copy.product_id)),
    direction: copy.direction,
    orderId: copy.order_id === null ? null : `${copy.order_id}`,
    quantity: copy.quantity === null ? null : formatQuantity(copy.quantity),
    price: orNull(copy.price, formatPrice),
    traderPrice: orNull(copy.trader_price, formatPrice),
    total: orNull(copy.total, formatMoney),
    fee: orNull(copy.fee, formatMoney),
    reason: copy.reason,
    createdAt: Number(copy.created_at),
  }
}
