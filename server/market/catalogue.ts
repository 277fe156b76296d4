import type { LocalizedText, Product, TickerInfo } from '#src/api/generated/models/index.ts'
import type { Locale } from '#src/lib/locales.ts'
import { decimal } from './decimal.ts'
import { drafts, type Draft } from './drafts.ts'
import type { MarketProduct, ProductType } from './types.ts'

/** Stands for "trading is suspended" in `TradingState.reason`. */
const SUSPENDED_REASON = 'hint_product_suspended'

/** Products whose trading is suspended, and since when. */
const SUSPENDED: Readonly<Record<string, number>> = {
  PARA: Date.UTC(2025, 7, 6, 20),
  WAVES: Date.UTC(2025, 5, 17, 8),
  DC: Date.UTC(2025, 9, 3, 20),
}

const FIRST_ID: Readonly<Record<ProductType, number>> = { 1: 1, 2: 201, 3: 341, 4: 421 }
const POSITION_TYPES: Readonly<Record<ProductType, string>> = { 1: '0/1/2', 2: '0/1/2/3', 3: '0/1', 4: '0/1' }
/** What the most traded product of a type turns over in a minute, in USDT. */
const TOP_TURNOVER: Readonly<Record<ProductType, number>> = { 1: 8e6, 2: 2e7, 3: 3e7, 4: 5e7 }
/** Bounds of one order. The quantity stays far below what fits 64 bits at scale 8. */
const MIN_AMOUNT = '1'
const MAX_AMOUNT = 1_000_000
const MAX_QUANTITY = 1_000_000_000

/** All 500 products: 200 US stocks, 140 crypto, 80 futures, 80 forex pairs, by id. Frozen. */
export const CATALOGUE: readonly MarketProduct[] = Object.freeze([
  ...build(1),
  ...build(2),
  ...build(3),
  ...build(4),
])

const BY_ID = new Map(CATALOGUE.map(product => [product.productId, product]))
const BY_CODE = new Map(CATALOGUE.map(product => [product.productCode, product]))

/** The product of this id, or undefined. */
export function findProduct(productId: number): MarketProduct | undefined {
  return BY_ID.get(productId)
}

/** The product of what is stored, such as an order. @throws Error when the catalogue has it no more */
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
 * What a list of hundreds says to a reader of the language: the product's name in it and in English, which it falls back to
 * [R3.5]. The names that this reader does not read would be half of the list's bytes. Made once for each language.
 */
export function namesFor(product: MarketProduct, locale: Locale): LocalizedText {
  let names = namesByLanguage.get(locale)
  if (!names) {
    names = new Map(CATALOGUE.map(each => [each, namesIn(each.productNameLang, locale)]))
    namesByLanguage.set(locale, names)
  }
  return names.get(product) ?? product.productNameLang
}

function namesIn(names: LocalizedText, locale: Locale): LocalizedText {
  const { en, [locale]: own } = names
  return Object.freeze({ ...(en && { en }), ...(own && { [locale]: own }) })
}

/** What is the caller's own in a product: the language read, and whether it stands on the watchlist. */
interface Reader {
  locale: Locale
  isOption: 0 | 1
}

/** The product as the wire shows it [R3.5]. */
export function toWireProduct(
  product: MarketProduct,
  tickerInfo: TickerInfo,
  { locale, isOption }: Reader,
): Product {
  return {
    id: product.productId,
    productId: product.productId,
    productName: product.productName,
    productNameLang: namesFor(product, locale),
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

function build(productType: ProductType): MarketProduct[] {
  const all = drafts[productType]()
  return all.map((draft, rank) => Object.freeze(complete(productType, draft, rank, all.length)))
}

function complete(productType: ProductType, draft: Draft, rank: number, count: number): MarketProduct {
  const productId = FIRST_ID[productType] + rank
  const suspendedSince = SUSPENDED[draft.code]
  const tickSize = draft.tickSize ?? 1
  const unitWorth = Number(draft.contract.lotSize) * Number(draft.contract.multiplier)
  const worth = draft.price * unitWorth
  const turnover = TOP_TURNOVER[productType] / (1 + rank * 0.2)
  return {
    productId,
    productType,
    productCode: draft.code,
    productName: draft.names.en,
    productNameLang: draft.names,
    productDesc: draft.description,
    productImg: `/api/assets/product/${draft.code}.svg`,
    PositionType: POSITION_TYPES[productType],
    standard: draft.standard,
    sort: productId,
    isVisible: 1,
    isShow: 1,
    isSelfSell: 0,
    isLock: suspendedSince === undefined ? 0 : 1,
    basePrice: Math.round((draft.price * 10 ** draft.priceScale) / tickSize) * tickSize,
    priceScale: draft.priceScale,
    tickSize,
    quantityScale: draft.quantityScale,
    minQuantity: draft.quantityScale === 0 ? '1' : `0.${'1'.padStart(draft.quantityScale, '0')}`,
    maxQuantity: String(maxQuantity(worth)),
    minAmount: MIN_AMOUNT,
    maxAmount: String(MAX_AMOUNT),
    contract: { pipSize: decimal(tickSize, draft.priceScale), ...draft.contract },
    unitWorth,
    volatility: draft.volatility,
    tickPeriod: tickPeriod(rank / count),
    minuteVolume: minuteVolume(turnover / worth, draft.quantityScale),
    ...(suspendedSince === undefined
      ? {}
      : { suspended: { since: suspendedSince, reason: SUSPENDED_REASON } }),
  }
}

/** The most traded fifth moves four times a second, the next two fifths twice, the rest once: 1,000 ticks/s in all. */
function tickPeriod(share: number): number {
  return share < 0.2 ? 250 : share < 0.6 ? 500 : 1000
}

/** The least power of ten that is worth the greatest amount of one order. */
function maxQuantity(worth: number): number {
  let quantity = 1
  while (quantity * worth < MAX_AMOUNT && quantity < MAX_QUANTITY) quantity *= 10
  return quantity
}

/** Capped so that the minor units of a week stay exact in a double. */
function minuteVolume(quantity: number, quantityScale: number): number {
  return Math.min(1e10, Math.max(3, Math.round(quantity * 10 ** quantityScale)))
}
