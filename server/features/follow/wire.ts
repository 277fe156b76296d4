import { recordFromTotals } from '#src/lib/trader-record.ts'
import type {
  CopiedOrder,
  Follow,
  Trader,
  TraderRecord as WireRecord,
  TraderTrade,
} from '#src/api/generated/models/index.ts'
import type { NamedCopy, NamedFollow, FollowFigures } from './figures.ts'
import type { ListedTrader, PrintedTrade, StoredFigures } from './record-store.ts'
import { printMoney, printPrice, printQuantity, printUnits, RATE_SCALE } from '#server/ledger/units.ts'
import { getProduct } from '#server/market/catalogue.ts'
import { USDT_ID } from '#server/ledger/currencies.ts'

/** How a product is named beside an order in it. */
function namesOf(productId: number) {
  const product = getProduct(productId)
  const { productType, productCode, productName, productNameLang } = product
  return { productId, productType, productCode, productName, productNameLang }
}

const moneyOrNull = (amount: bigint | null) => (amount === null ? null : printMoney(amount))
const priceOrNull = (price: bigint | null) => (price === null ? null : printPrice(price))

/** A record without a trade, as it is before the first was computed. */
function emptyRecord(since: bigint): WireRecord {
  const sums = { closedTrades: 0, openTrades: 0, wins: 0, capital: '0', realised: '0', open: '0', fees: '0' }
  return { ...recordFromTotals(sums, []), since: Number(since), until: Number(since) }
}

/** A trade of a record as the wire shows it. */
export const toWireTrade = (trade: PrintedTrade): TraderTrade => ({
  ...trade,
  ...namesOf(trade.productId),
})

/** A trader as the wire shows him to `viewer`. */
export function toWireTrader(
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

/** A following as the wire shows it; `now` is epoch ms. */
export function toWireFollow(follow: NamedFollow, figures: FollowFigures, now: number): Follow {
  const { invested, realised, open, fees, ...counts } = figures
  return {
    id: `${follow.id}`,
    traderId: `${follow.trader_id}`,
    nickName: follow.nick_name,
    status: follow.status,
    stopReason: follow.stop_reason,
    sizing: follow.sizing,
    amount: moneyOrNull(follow.amount),
    ratio: follow.ratio === null ? null : printUnits(follow.ratio, RATE_SCALE),
    totalLimit: printMoney(follow.total_limit),
    maxLoss: printMoney(follow.max_loss),
    slippage: printUnits(follow.slippage, RATE_SCALE),
    ways: follow.ways,
    productTypes: follow.product_types,
    atStop: follow.at_stop,
    invested: printMoney(invested),
    realised: printMoney(realised),
    open: printMoney(open),
    result: printMoney(realised + open),
    fees: printMoney(fees),
    ...counts,
    currencyId: USDT_ID,
    startedAt: Number(follow.started_at),
    stoppedAt: follow.stopped_at === null ? null : Number(follow.stopped_at),
    time: now,
  }
}

/** A copied order as the wire shows it. */
export function toWireCopy(copy: NamedCopy): CopiedOrder {
  return {
    id: `${copy.id}`,
    followId: `${copy.follow_id}`,
    traderId: `${copy.trader_id}`,
    nickName: copy.nick_name,
    way: copy.way,
    kind: copy.kind,
    status: copy.status,
    ...namesOf(Number(copy.product_id)),
    direction: copy.direction,
    orderId: copy.order_id === null ? null : `${copy.order_id}`,
    quantity: copy.quantity === null ? null : printQuantity(copy.quantity),
    price: priceOrNull(copy.price),
    traderPrice: priceOrNull(copy.trader_price),
    total: moneyOrNull(copy.total),
    fee: moneyOrNull(copy.fee),
    reason: copy.reason,
    createdAt: Number(copy.created_at),
  }
}
