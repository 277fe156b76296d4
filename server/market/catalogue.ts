import type { LocalizedText, Product, TickerInfo } from '../../src/api/generated/models/index.ts'
import { CRYPTO } from './data/crypto.ts'
import { CURRENCIES, PAIRS } from './data/forex.ts'
import { FUTURES } from './data/futures.ts'
import { NAMES } from './data/names.ts'
import { STOCKS } from './data/stocks.ts'
import type { MarketProduct, ProductType } from './types.ts'

/** What a type's table does not say of each of its products. */
interface Draft {
  code: string
  name: string
  lang?: LocalizedText
  description: string
  standard: string
  price: number
  volatility: number
  priceScale: number
  tickSize?: number
  quantityScale: number
}

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
  ...build(1, STOCKS.map(stock)),
  ...build(2, CRYPTO.map(coin)),
  ...build(3, FUTURES.map(future)),
  ...build(4, PAIRS.map(pair)),
])

const BY_ID = new Map(CATALOGUE.map(product => [product.productId, product]))
const BY_CODE = new Map(CATALOGUE.map(product => [product.productCode, product]))

/** The product of this id, or undefined. */
export function findProduct(productId: number): MarketProduct | undefined {
  return BY_ID.get(productId)
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

/** The product as the wire shows it [R3.5]; `isOption` is 1 when it stands on the caller's watchlist. */
export function toWireProduct(product: MarketProduct, tickerInfo: TickerInfo, isOption: 0 | 1 = 0): Product {
  return {
    id: product.productId,
    productId: product.productId,
    productName: product.productName,
    productNameLang: product.productNameLang,
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

function stock([code, name, business, price, volatility]: (typeof STOCKS)[number]): Draft {
  return {
    code,
    name,
    price,
    volatility,
    description: `${business}.`,
    standard: '1 share',
    priceScale: 2,
    quantityScale: 2,
  }
}

function coin([code, name, price, volatility]: (typeof CRYPTO)[number]): Draft {
  return {
    code,
    name,
    price,
    volatility,
    description: `${name} against USDT.`,
    standard: `1 ${code}`,
    priceScale:
      price >= 1000 ? 2 : price >= 10 ? 3 : price >= 1 ? 4 : price >= 0.01 ? 5 : price >= 0.00001 ? 9 : 11,
    quantityScale: price >= 1000 ? 6 : price >= 10 ? 4 : price >= 0.1 ? 2 : 0,
  }
}

function future(row: (typeof FUTURES)[number]): Draft {
  const [code, name, standard, price, priceScale, tickSize, volatility] = row
  return {
    code,
    name,
    standard,
    price,
    priceScale,
    tickSize,
    volatility,
    description: `${name} futures.`,
    quantityScale: 0,
  }
}

function pair(code: string): Draft {
  const base = CURRENCIES[code.slice(0, 3)]
  const quote = CURRENCIES[code.slice(3)]
  if (!base || !quote) throw new Error(`no such currency pair: ${code}`)
  const price = base[0] / quote[0]
  return {
    code,
    name: `${base[2]} / ${quote[2]}`,
    lang: { zh: `${base[3]}/${quote[3]}`, tc: `${base[4]}/${quote[4]}`, ar: `${base[5]} / ${quote[5]}` },
    description: `How many ${code.slice(3)} one ${code.slice(0, 3)} is worth.`,
    standard: `100,000 ${code.slice(0, 3)}`,
    price,
    volatility: Math.max(base[1], quote[1], 3),
    priceScale: price >= 500 ? 2 : price >= 20 ? 3 : 5,
    quantityScale: 2,
  }
}

function build(productType: ProductType, drafts: readonly Draft[]): MarketProduct[] {
  return drafts.map((draft, rank) => Object.freeze(complete(productType, draft, rank, drafts.length)))
}

function complete(productType: ProductType, draft: Draft, rank: number, count: number): MarketProduct {
  const productId = FIRST_ID[productType] + rank
  const suspendedSince = SUSPENDED[draft.code]
  const tickSize = draft.tickSize ?? 1
  const turnover = TOP_TURNOVER[productType] / (1 + rank * 0.2)
  return {
    productId,
    productType,
    productCode: draft.code,
    productName: draft.name,
    productNameLang: { en: draft.name, ...localNames(draft) },
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
    maxQuantity: String(maxQuantity(draft.price)),
    minAmount: MIN_AMOUNT,
    maxAmount: String(MAX_AMOUNT),
    volatility: draft.volatility,
    tickPeriod: tickPeriod(rank / count),
    minuteVolume: minuteVolume(turnover / draft.price, draft.quantityScale),
    ...(suspendedSince === undefined
      ? {}
      : { suspended: { since: suspendedSince, reason: SUSPENDED_REASON } }),
  }
}

function localNames({ code, lang }: Draft): LocalizedText {
  const known = NAMES[code]
  return known ? { zh: known[0], tc: known[1], ar: known[2] } : (lang ?? {})
}

/** The most traded fifth moves four times a second, the next two fifths twice, the rest once: 1,000 ticks/s in all. */
function tickPeriod(share: number): number {
  return share < 0.2 ? 250 : share < 0.6 ? 500 : 1000
}

/** The least power of ten that is worth the greatest amount of one order. */
function maxQuantity(price: number): number {
  let quantity = 1
  while (quantity * price < MAX_AMOUNT && quantity < MAX_QUANTITY) quantity *= 10
  return quantity
}

/** Capped so that the minor units of a week stay exact in a double. */
function minuteVolume(quantity: number, quantityScale: number): number {
  return Math.min(1e10, Math.max(3, Math.round(quantity * 10 ** quantityScale)))
}
