import { profitOf } from '#src/lib/trading/contract-math.ts'
import { listOpenPositions } from '../contract/lists.ts'
import { exposureOf, type ContractPositionRow } from '../contract/position.ts'
import { listHoldings } from './holdings.ts'
import { readDayChange } from './day-change.ts'
import { percentOf } from './percent.ts'
import type { Services } from '#server/services.ts'
import { listBalances, type Balance } from '#server/ledger/balances.ts'
import { USDT, productAsset, productIdOf, scaleOfAsset } from '#server/ledger/units.ts'
import { parseMoney, parsePrice, parseQuantity, formatMoney } from '#src/lib/money/minor-units.ts'
import { findProduct } from '#server/market/catalogue.ts'
import type { MarketProduct } from '#server/market/types.ts'
import type { Allocation, AllocationPart, AssetPanel, Holding } from '#models'
import { toMinorUnits } from '#src/lib/money/money.ts'
import { USDT_ID } from '#src/lib/constants.ts'
import { assetValue } from './asset-value.ts'
import { productFields } from '#server/market/product-fields.ts'

/** A holding with its current value. */
interface ValuedHolding {
  readonly product: MarketProduct
  readonly wire: Holding
  /** In minor units. */
  readonly value: bigint
  readonly profit: bigint
}

/** A person's holdings, all valued at the market prices of one moment, epoch ms; by default now. */
export async function valueHoldings(
  { store, market, clock }: Services,
  userId: bigint,
  at = clock.now(),
): Promise<ValuedHolding[]> {
  const holdings = await listHoldings(store, userId)
  return holdings.flatMap(holding => {
    const product = findProduct(holding.productId)
    if (!product) return []
    const { nowPrice, time } = market.quote(product, at)
    const cost = parseMoney(holding.cost)
    const value = assetValue(market, productAsset(product.productId), parseQuantity(holding.quantity), at)
    const wire: Holding = {
      ...productFields(product),
      ...holding,
      nowPrice,
      value: formatMoney(value),
      profit: formatMoney(value - cost),
      profitRate: percentOf(value - cost, cost),
      currencyId: USDT_ID,
      time,
    }
    return [{ product, wire, value, profit: value - cost }]
  })
}

const sumOf = <Item>(items: readonly Item[], part: (item: Item) => bigint) =>
  items.reduce((sum, item) => sum + part(item), 0n)

/** The profit of open positions at a time, in minor units. A loss is limited to the margin. */
function positionProfitOf(
  { market }: Services,
  positions: readonly ContractPositionRow[],
  time: number,
): bigint {
  return sumOf(positions, position => {
    const product = findProduct(Number(position.product_id))
    if (!product) return 0n
    const exposure = exposureOf(position)
    const profit = profitOf(exposure, parsePrice(market.quote(product, time).nowPrice), exposure.quantity)
    return profit < -exposure.margin ? -exposure.margin : profit
  })
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
  /** The unrealised profit of open positions. */
  readonly positionProfit: bigint
  readonly total: bigint
}

async function readAccountValue(services: Services, userId: bigint): Promise<AccountValue> {
  const { store, clock, market } = services
  const time = clock.now()
  const [valued, balances, positions] = await Promise.all([
    valueHoldings(services, userId, time),
    listBalances(store, userId),
    listOpenPositions(store, userId),
  ])
  const usdt = balances.find(({ asset }) => asset === USDT)
  const [available, held] = [parseMoney(usdt?.available ?? '0'), parseMoney(usdt?.held ?? '0')]
  const others = balances.filter(({ asset }) => asset !== USDT && productIdOf(asset) === null)
  const currencies = sumOf(others, each => assetValue(market, each.asset, totalUnits(each), time))
  const positionProfit = positionProfitOf(services, positions, time)
  return {
    time,
    valued,
    available,
    held,
    currencies,
    margin: sumOf(positions, each => each.margin),
    positionProfit,
    total: available + held + currencies + positionProfit + sumOf(valued, each => each.value),
  }
}

/** Available and held together, in minor units of the asset. */
export function totalUnits({ asset, available, held }: Balance): bigint {
  const units = (decimal: string) => toMinorUnits(decimal, scaleOfAsset(asset))
  return units(available) + units(held)
}

/** The account value in USDT, the unrealised profit of holdings and positions, and the change since the start of the person's day. */
export async function readAssetPanel(
  services: Services,
  userId: bigint,
  utcOffset?: number,
): Promise<AssetPanel> {
  const [{ valued, margin, positionProfit, total, time }, { change }] = await Promise.all([
    readAccountValue(services, userId),
    readDayChange(services, userId, utcOffset),
  ])
  return {
    currencyId: USDT_ID,
    allMarginAmount: formatMoney(margin),
    profitAndLose: formatMoney(positionProfit + sumOf(valued, each => each.profit)),
    profitAndLoseToday: change,
    userBalanceConvert: formatMoney(total),
    time,
  }
}

/** The parts of an account's value for holdings of each product type, in the order of the types. */
const HOLDING_KINDS = ['stocks', 'coins', 'futures', 'forex'] as const

/** The account value by parts, which add up to its total. */
export async function readAllocation(services: Services, userId: bigint): Promise<Allocation> {
  const accountValue = await readAccountValue(services, userId)
  const { valued, available, held, margin, currencies, positionProfit, total, time } = accountValue
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
      part('contractProfit', positionProfit),
    ],
    time,
  }
}
