import type { LocalizedText, Product, ProductType, TickerInfo } from '#models'
import type { Locale } from '#src/lib/locales.ts'
import { formatDecimal } from './decimal.ts'
import { productDefinitions, type ProductDefinition } from './product-definitions.ts'
import type { MarketProduct } from './types.ts'

/** The message key for `TradingState.reason` while trading is suspended. */
const SUSPENDED_REASON = 'hint_product_suspended'

/** Products whose trading is suspended, and since when. */
const SUSPENDED: Readonly<Record<string, number>> = {
  PARA: Date.UTC(2025, 7, 6, 20),
  WAVES: Date.UTC(2025, 5, 17, 8),
  DC: Date.UTC(2025, 9, 3, 20),
}

const FIRST_ID: Readonly<Record<ProductType, number>> = { 1: 1, 2: 201, 3: 341, 4: 421 }
/** Positions by product type: 0 quick orders, 1 contracts, 2 spot, 3 coin-to-coin. */
const POSITION_TYPES: Readonly<Record<ProductType, string>> = { 1: '0/1/2', 2: '0/1/2/3', 3: '0/1', 4: '0/1' }
/** The turnover per minute of the most traded product of a type, in USDT. */
const TOP_TURNOVER: Readonly<Record<ProductType, number>> = { 1: 8e6, 2: 2e7, 3: 3e7, 4: 5e7 }
/** Limits of one order. The quantity is far below 2^63 at scale 8. */
const MIN_AMOUNT = '1'
const MAX_AMOUNT = 1_000_000
const MAX_QUANTITY = 1_000_000_000

/** All 500 products: 200 US stocks, 140 crypto, 80 futures, 80 forex pairs, by id. Frozen. */
export const CATALOGUE: readonly MarketProduct[] = Object.freeze(
  tickWithLegs([...buildProducts(1), ...buildProducts(2), ...buildProducts(3), ...buildProducts(4)]).map(
    product => Object.freeze(product),
  ),
)

const BY_ID = new Map(CATALOGUE.map(product => [product.productId, product]))
const BY_CODE = new Map(CATALOGUE.map(product => [product.productCode, product]))

/** The product of this id, or undefined. */
export function findProduct(productId: number): MarketProduct | undefined {
  return BY_ID.get(productId)
}

/** The product of a stored row, such as an order. @throws Error when it is no longer in the catalogue */
export function getProduct(productId: number | bigint): MarketProduct {
  const product = findProduct(Number(productId))
  if (!product) throw new Error(`There is no product ${productId}.`)
  return product
}

/** The product of this code and type, or undefined; codes are unique over all types. */
export function findProductByCode(productType: number, productCode: string): MarketProduct | undefined {
  const product = BY_CODE.get(productCode)
  return product?.productType === productType ? product : undefined
}

/** All products of a type in the order of their `sort`. */
export function productsOfType(productType: number): MarketProduct[] {
  return CATALOGUE.filter(product => product.productType === productType)
}

const namesByLanguage = new Map<Locale, ReadonlyMap<MarketProduct, LocalizedText>>()

/**
 * A product's name in one language and in English, the fallback [R3.5]. The names in all other languages would be half of a product
 * list's bytes. Cached for each language.
 */
export function displayNames(product: MarketProduct, locale: Locale): LocalizedText {
  let names = namesByLanguage.get(locale)
  if (!names) {
    names = new Map(CATALOGUE.map(each => [each, pickLanguages(each.productNameLang, locale)]))
    namesByLanguage.set(locale, names)
  }
  return names.get(product) ?? product.productNameLang
}

function pickLanguages(names: LocalizedText, locale: Locale): LocalizedText {
  const { en, [locale]: own } = names
  return Object.freeze({ ...(en && { en }), ...(own && { [locale]: own }) })
}

/** What depends on the caller: the language, and whether the product is on the watchlist. */
interface Viewer {
  locale: Locale
  isOption: 0 | 1
}

/** A product with its ticker [R3.5]. */
export function toProduct(
  product: MarketProduct,
  tickerInfo: TickerInfo,
  { locale, isOption }: Viewer,
): Product {
  return {
    id: product.productId,
    productId: product.productId,
    productName: product.productName,
    productNameLang: displayNames(product, locale),
    productCode: product.productCode,
    productDesc: product.productDesc,
    productImg: product.productImg,
    productType: product.productType,
    isVisible: product.isVisible,
    sort: product.sort,
    PositionType: product.PositionType,
    isLock: product.isLock,
    isShow: product.isShow,
    isSelfSell: product.isSelfSell,
    isOption,
    standard: product.standard,
    tickerInfo,
  }
}

function buildProducts(productType: ProductType): MarketProduct[] {
  const definitions = productDefinitions[productType]()
  return definitions.map((definition, rank) =>
    toMarketProduct(productType, definition, rank, definitions.length),
  )
}

/** A product that follows from others has a tick whenever they have one. */
function tickWithLegs(products: readonly MarketProduct[]): MarketProduct[] {
  const periods = new Map(products.map(({ productCode, tickPeriod: period }) => [productCode, period]))
  return products.map(product => ({
    ...product,
    tickPeriod: Math.min(product.tickPeriod, ...product.legs.map(leg => periods.get(leg.productCode)!)),
  }))
}

function toMarketProduct(
  productType: ProductType,
  definition: ProductDefinition,
  rank: number,
  count: number,
): MarketProduct {
  const productId = FIRST_ID[productType] + rank
  const suspendedSince = SUSPENDED[definition.code]
  const tickSize = definition.tickSize ?? 1
  const unitWorth = Number(definition.contract.lotSize) * Number(definition.contract.multiplier)
  const unitPrice = definition.price * unitWorth
  const turnover = TOP_TURNOVER[productType] / (1 + rank * 0.2)
  return {
    productId,
    productType,
    productCode: definition.code,
    productName: definition.names.en,
    productNameLang: definition.names,
    productDesc: definition.description,
    productImg: `/api/assets/product/${definition.code}.svg`,
    PositionType: positionTypes(productType, definition),
    standard: definition.standard,
    sort: productId,
    isVisible: 1,
    isShow: 1,
    isSelfSell: 0,
    isLock: suspendedSince === undefined ? 0 : 1,
    basePrice: Math.round((definition.price * 10 ** definition.priceScale) / tickSize) * tickSize,
    priceScale: definition.priceScale,
    tickSize,
    quantityScale: definition.quantityScale,
    maxQuantity: String(maxQuantity(unitPrice)),
    minAmount: MIN_AMOUNT,
    maxAmount: String(MAX_AMOUNT),
    contract: { pipSize: formatDecimal(tickSize, definition.priceScale), ...definition.contract },
    unitValue: unitWorth,
    volatility: definition.volatility,
    legs: definition.legs ?? [],
    tickPeriod: tickPeriod(rank / count),
    earlierTickPeriod: tickPeriod(rank / count),
    minuteVolume: minuteVolume(turnover / unitPrice, definition.quantityScale),
    ...(suspendedSince === undefined
      ? {}
      : { suspended: { since: suspendedSince, reason: SUSPENDED_REASON } }),
  }
}

/** No quick orders on a price that follows from others: whoever watches those would know more than a coin does. */
function positionTypes(productType: ProductType, { legs = [] }: ProductDefinition): string {
  const types = POSITION_TYPES[productType]
  return legs.length === 0 ? types : types.replace('0/', '')
}

/** The most traded fifth moves four times a second, the next two fifths twice, the rest once: 1,000 ticks/s in all. */
function tickPeriod(share: number): number {
  return share < 0.2 ? 250 : share < 0.6 ? 500 : 1000
}

/** The smallest power of ten whose value reaches the maximum amount of one order. */
function maxQuantity(unitPrice: number): number {
  let quantity = 1
  while (quantity * unitPrice < MAX_AMOUNT && quantity < MAX_QUANTITY) quantity *= 10
  return quantity
}

/** Capped so that the minor units of a week stay exact in a double. */
function minuteVolume(quantity: number, quantityScale: number): number {
  return Math.min(1e10, Math.max(3, Math.round(quantity * 10 ** quantityScale)))
}
