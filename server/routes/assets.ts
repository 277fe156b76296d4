import { profitOf } from '../../src/lib/contract-math.ts'
import { listOpenPositions } from '../domain/contract/lists.ts'
import { exposureOf } from '../domain/contract/position.ts'
import type { ContractPositionRow } from '../domain/contract/position.ts'
import { listHoldings } from '../domain/holdings.ts'
import { listFillsSince, todaysProfit, valueOf } from '../domain/todays-profit.ts'
import type { Fill } from '../domain/todays-profit.ts'
import type { Services } from '../http/handler.ts'
import { readBalance } from '../ledger/balances.ts'
import { USDT, parseMoney, parsePrice, parseQuantity, printMoney } from '../ledger/units.ts'
import { findProduct } from '../market/catalogue.ts'
import type { MarketProduct } from '../market/types.ts'
import type { AssetPanel, Holding } from '../../src/api/generated/models/index.ts'
import { USDT_ID } from '../site/currencies.ts'

const DAY = 86_400_000

/** A holding with what it is worth now. */
interface Valued {
  readonly product: MarketProduct
  readonly wire: Holding
  /** In minor units. */
  readonly value: bigint
  readonly profit: bigint
}

/** Percent with two decimals, cut toward zero [R9.2]. */
function percent(part: bigint, whole: bigint): string {
  if (whole === 0n) return '0.00'
  const hundredths = (part * 10_000n) / whole
  const digits = (hundredths < 0n ? -hundredths : hundredths).toString().padStart(3, '0')
  return `${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Everything that somebody holds, valued at the market's prices of this moment. */
export async function valueHoldings({ store, market }: Services, userId: bigint): Promise<Valued[]> {
  const holdings = await listHoldings(store, userId)
  return holdings.flatMap(holding => {
    const product = findProduct(holding.productId)
    if (!product) return []
    const { nowPrice, time } = market.quote(product)
    const cost = parseMoney(holding.cost)
    const value = valueOf(parseQuantity(holding.quantity), parsePrice(nowPrice))
    const { productId, productType, productCode, productName, productNameLang, productImg } = product
    const wire: Holding = {
      productId,
      productType,
      productCode,
      productName,
      productNameLang,
      productImg,
      quantity: holding.quantity,
      available: holding.available,
      held: holding.held,
      averageCost: holding.averageCost,
      cost: holding.cost,
      nowPrice,
      value: printMoney(value),
      profit: printMoney(value - cost),
      profitRate: percent(value - cost, cost),
      currencyId: USDT_ID,
      time,
    }
    return [{ product, wire, value, profit: value - cost }]
  })
}

const sumOf = <Item>(items: readonly Item[], part: (item: Item) => bigint) =>
  items.reduce((sum, item) => sum + part(item), 0n)

function profitToday(
  { market }: Services,
  { product, wire }: Valued,
  fills: readonly Fill[],
  dayStart: number,
) {
  const price = parsePrice(wire.nowPrice)
  const dayStartPrice = parsePrice(market.quote(product, dayStart).nowPrice)
  return todaysProfit({ quantity: parseQuantity(wire.quantity), price, dayStartPrice }, fills)
}

/** What open positions have gained, and how much of it since the day began; in minor units. None loses more than its margin. */
function contractProfit({ market }: Services, positions: readonly ContractPositionRow[], dayStart: number) {
  const gained = { total: 0n, today: 0n }
  for (const position of positions) {
    const product = findProduct(Number(position.product_id))
    if (!product) continue
    const at = (time?: number) => parsePrice(market.quote(product, time).nowPrice)
    const { entryPrice, ...rest } = exposureOf(position)
    const since = position.opened_at < BigInt(dayStart) ? at(dayStart) : entryPrice
    const profitSince = (price: bigint) => {
      const profit = profitOf({ ...rest, entryPrice: price }, at(), rest.quantity)
      return profit < -rest.margin ? -rest.margin : profit
    }
    gained.total += profitSince(entryPrice)
    gained.today += profitSince(since)
  }
  return gained
}

/** What an account is worth in USDT, and what its holdings and positions have gained; profits are unrealised. */
export async function assetPanel(services: Services, userId: bigint): Promise<AssetPanel> {
  const { store, clock } = services
  const now = clock.now()
  const dayStart = now - (now % DAY)
  const [valued, balance, fills, positions] = await Promise.all([
    valueHoldings(services, userId),
    readBalance(store, userId, USDT),
    listFillsSince(store, userId, dayStart),
    listOpenPositions(store, userId),
  ])
  const today = sumOf(valued, each =>
    profitToday(services, each, fills.get(each.product.productId) ?? [], dayStart),
  )
  const gained = contractProfit(services, positions, dayStart)
  const worth =
    gained.total +
    parseMoney(balance.available) +
    parseMoney(balance.held) +
    sumOf(valued, each => each.value)
  return {
    currencyId: USDT_ID,
    allMarginAmount: printMoney(sumOf(positions, each => each.margin)),
    profitAndLose: printMoney(gained.total + sumOf(valued, each => each.profit)),
    profitAndLoseToday: printMoney(gained.today + today),
    userBalanceConvert: printMoney(worth),
    time: now,
  }
}
