import { profitOf } from '#src/lib/contract-math.ts'
import { listOpenPositions } from '../contract/lists.ts'
import { exposureOf, type ContractPositionRow } from '../contract/position.ts'
import { listHoldings } from './holdings.ts'
import { listFillsSince, todaysProfit, holdingValue, type Fill } from './todays-profit.ts'
import type { Services } from '#server/services.ts'
import { listBalances, type Balance } from '#server/ledger/balances.ts'
import {
  USDT,
  parseMoney,
  parsePrice,
  parseQuantity,
  formatMoney,
  productIdOf,
  scaleOfAsset,
} from '#server/ledger/units.ts'
import { findProduct } from '#server/market/catalogue.ts'
import type { MarketProduct } from '#server/market/types.ts'
import type { Allocation, AllocationPart, AssetPanel, Holding } from '#src/api/generated/models/index.ts'
import { toMinorUnits } from '#src/lib/money.ts'
import { USDT_ID } from '#server/ledger/currencies.ts'
import { assetValue } from './equity.ts'
import { DAY } from '#src/lib/time/time-units.ts'

/** A holding with its current value. */
interface ValuedHolding {
  readonly product: MarketProduct
  readonly wire: Holding
  /** In minor units. */
  readonly value: bigint
  readonly profit: bigint
}

/** Percent with two decimals, rounded toward zero [R9.2]. */
function percent(part: bigint, whole: bigint): string {
  if (whole === 0n) return '0.00'
  const hundredths = (part * 10_000n) / whole
  const digits = (hundredths < 0n ? -hundredths : hundredths).toString().padStart(3, '0')
  return `${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** A person's holdings, valued at current market prices. */
export async function valueHoldings({ store, market }: Services, userId: bigint): Promise<ValuedHolding[]> {
  const holdings = await listHoldings(store, userId)
  return holdings.flatMap(holding => {
    const product = findProduct(holding.productId)
    if (!product) return []
    const { nowPrice, time } = market.quote(product)
    const cost = parseMoney(holding.cost)
    const value = holdingValue(parseQuantity(holding.quantity), parsePrice(nowPrice))
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
      value: formatMoney(value),
      profit: formatMoney(value - cost),
      profitRate: percent(value - cost, cost),
      currencyId: USDT_ID,
      time,
    }
    return [{ product, wire, value, profit: value - cost }]
  })
}

const sumOf = <Item>(items: readonly Item[], part: (item: Item) => bigint) =>
  items.reduce((sum, item) => sum + part(item), 0n)

function holdingProfitToday(
  { market }: Services,
  { product, wire }: ValuedHolding,
  fills: readonly Fill[],
  dayStart: number,
) {
  const price = parsePrice(wire.nowPrice)
  const dayStartPrice = parsePrice(market.quote(product, dayStart).nowPrice)
  return todaysProfit({ quantity: parseQuantity(wire.quantity), price, dayStartPrice }, fills)
}

/** The profit of open positions, in total and since the day began; in minor units. A loss is limited to the margin. */
function readPositionProfit(
  { market }: Services,
  positions: readonly ContractPositionRow[],
  dayStart: number,
) {
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

/** The current value of an account by parts, in minor units of USDT. */
interface AccountValue {
  readonly time: number
  readonly valued: readonly ValuedHolding[]
  readonly available: bigint
  readonly held: bigint
  /** Currencies other than USDT and the tradable coins. */
  readonly currencies: bigint
  readonly margin: bigint
  /** The profit of open positions, in total and today. */
  readonly positionProfit: { readonly total: bigint; readonly today: bigint }
  readonly profitToday: bigint
  readonly total: bigint
}

async function readAccountValue(services: Services, userId: bigint): Promise<AccountValue> {
  const { store, clock, market } = services
  const time = clock.now()
  const dayStart = time - (time % DAY)
  const [valued, balances, fills, positions] = await Promise.all([
    valueHoldings(services, userId),
    listBalances(store, userId),
    listFillsSince(store, userId, dayStart),
    listOpenPositions(store, userId),
  ])
  const usdt = balances.find(({ asset }) => asset === USDT)
  const [available, held] = [parseMoney(usdt?.available ?? '0'), parseMoney(usdt?.held ?? '0')]
  const others = balances.filter(({ asset }) => asset !== USDT && productIdOf(asset) === null)
  const currencies = sumOf(others, each => assetValue(market, each.asset, totalUnits(each)))
  const gained = readPositionProfit(services, positions, dayStart)
  const today = sumOf(valued, each =>
    holdingProfitToday(services, each, fills.get(each.product.productId) ?? [], dayStart),
  )
  return {
    time,
    valued,
    available,
    held,
    currencies,
    margin: sumOf(positions, each => each.margin),
    positionProfit: gained,
    profitToday: gained.today + today,
    total: available + held + currencies + gained.total + sumOf(valued, each => each.value),
  }
}

/** Available and held together, in minor units of the asset. */
export function totalUnits({ asset, available, held }: Balance): bigint {
  const units = (decimal: string) => toMinorUnits(decimal, scaleOfAsset(asset))
  return units(available) + units(held)
}

/** The account value in USDT, and the unrealised profit of holdings and positions. */
export async function readAssetPanel(services: Services, userId: bigint): Promise<AssetPanel> {
  const {
    valued,
    margin,
    positionProfit: gained,
    profitToday: today,
    total,
    time,
  } = await readAccountValue(services, userId)
  return {
    currencyId: USDT_ID,
    allMarginAmount: formatMoney(margin),
    profitAndLose: formatMoney(gained.total + sumOf(valued, each => each.profit)),
    profitAndLoseToday: formatMoney(today),
    userBalanceConvert: formatMoney(total),
    time,
  }
}

/** The parts of an account's value for holdings of each product type, in the order of the types. */
const HOLDING_KINDS = ['stocks', 'coins', 'futures', 'forex'] as const

/** The account value by parts, which add up to its total. */
export async function readAllocation(services: Services, userId: bigint): Promise<Allocation> {
  const accountValue = await readAccountValue(services, userId)
  const { valued, available, held, margin, currencies, positionProfit: gained, total, time } = accountValue
  const ofType = (type: number) =>
    sumOf(
      valued.filter(({ product }) => product.productType === type),
      each => each.value,
    )
  const part = (kind: AllocationPart['kind'], units: bigint) => ({ kind, value: formatMoney(units) })
  return {
    currencyId: USDT_ID,
    total: formatMoney(total),
    parts: [
      part('available', available),
      part('held', held - margin),
      part('margin', margin),
      part('currencies', currencies),
      ...HOLDING_KINDS.map((kind, index) => part(kind, ofType(index + 1))),
      part('contractProfit', gained.total),
    ],
    time,
  }
}
