/** Lively answers: values of faker for every schema, from a fixed seed, made consistent where screens rely on it. */
import { faker } from '@faker-js/faker'
import { mocks } from '../api/generated/mocks.ts'
import { getProductMock } from '../api/generated/models/index.faker.ts'
import { CURRENCIES, fittingField } from './fitting-field.ts'
import { livelyCandles, livelyDepth, livelyTrades } from './lively-market.ts'
import { isAnswer, isFields, type Answer, type Fields } from './fields.ts'
import { EXAMPLE_TIME } from './times.ts'

export type MockedId = keyof typeof mocks

/** Settings of the operator, fixed sets, whose names the app knows, and what is hashed, which the app computes: those of the examples. */
const SETTINGS: ReadonlySet<MockedId> = new Set<MockedId>([
  'listSwitches',
  'listAppConfig',
  'getLanguageMessages',
  'listPlatformCurrencies',
  'getSiteInfo',
  'listOrderFeeSettings',
  'listBankProperties',
  'getExchangeInfo',
  'getExchangeTerms',
  'getAllocation',
  'listAwardTotals',
  'getTeam',
  'listLiabilityRoots',
  'getLiabilityProof',
  'listMarketDays',
  'getMarketTerms',
])

const SEED = 20_261
const ROWS = 60
const INNER_ROWS = 20
const PRODUCTS_PER_TYPE = 40

/** Every operation has a seed of its own, so that its answer does not depend on what was asked before. */
function seedFor(name: string): void {
  faker.setDefaultRefDate(EXAMPLE_TIME)
  faker.seed([...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2_147_483_647, SEED))
}

const PRODUCT_LISTS = {
  listStockProducts: 1,
  listCryptoProducts: 2,
  listFuturesProducts: 3,
  listForexProducts: 4,
} as const

let products: readonly Fields[] | undefined

/** The products of all lists: the examples, which the app selects first, and many others. */
export function livelyProducts(): readonly Fields[] {
  products ??= Object.entries(PRODUCT_LISTS).flatMap(([id, type]) => {
    const examples = rowsOf(mocks[id as keyof typeof PRODUCT_LISTS].example())
    seedFor(id)
    const others = Array.from({ length: PRODUCTS_PER_TYPE }, (_, index) => {
      const product = getProductMock()
      const productId = type * 1000 + index
      const { productName } = product
      return {
        ...product,
        id: productId,
        productId,
        productType: type,
        productCode: `${product.productCode}${index}`,
        productNameLang: { en: productName },
        isLock: 0,
        isShow: 1,
        isVisible: 1,
        tickerInfo: { ...product.tickerInfo, ticker: `${product.productCode}${index}`, time: EXAMPLE_TIME },
      }
    })
    return [...examples, ...others]
  })
  return products
}

const rowsOf = (answer: object): Fields[] =>
  'rows' in answer && Array.isArray(answer.rows) ? answer.rows.filter(isFields) : []

const productOf = (id: number): Fields => livelyProducts()[id % livelyProducts().length] ?? {}

/** Pairs of two coins that are in the lists. */
function withPair(row: Fields): Fields {
  const coins = livelyProducts().filter(({ productType }) => productType === 2)
  const base = coins[1 + (Number(row.baseProductId) % (coins.length - 1))] ?? {}
  const quote = coins[0] ?? {}
  const pair: Fields = {
    baseProductId: base.productId,
    baseCode: base.productCode,
    baseName: base.productName,
    baseNameLang: base.productNameLang,
    quoteProductId: quote.productId,
    quoteCode: quote.productCode,
    pairCode: `${String(base.productCode)}/${String(quote.productCode)}`,
  }
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, pair[name] ?? value]))
}

/** The balances: of the two currencies, then of coins, each once. */
function withCurrency(row: Fields, index: number): Fields {
  const currencyId = [3, 5][index]
  if (currencyId !== undefined)
    return {
      ...row,
      currencyId,
      currencyName: CURRENCIES[currencyId],
      currencyType: index + 1,
      productId: null,
    }
  const coin = livelyProducts().filter(({ productType }) => productType === 2)[index] ?? {}
  const { productId, productCode } = coin
  return { ...row, currencyId: 100 + index, currencyName: productCode, currencyType: 1, productId }
}

function consistentObject(value: Fields): Fields {
  const fitted = Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, consistent(fittingField(name, one, value), name)]),
  )
  if ('fromCurrencyId' in fitted) Object.assign(fitted, { fromCurrencyId: 3, toCurrencyId: 5 })
  if ('baseProductId' in fitted) return withPair(fitted)
  if (typeof fitted.productId !== 'number' || !('productCode' in fitted)) return fitted
  const product = productOf(fitted.productId)
  const isProduct = 'tickerInfo' in fitted
  const names = Object.keys(fitted).filter(
    name => name in product && (isProduct || name.startsWith('product')),
  )
  return { ...fitted, ...Object.fromEntries(names.map(name => [name, product[name]])) }
}

const KEYS = [
  'id',
  'pairCode',
  'productId',
  'part',
  'code',
  'propertyKey',
  'key',
  'number',
  'day',
  'currencyId',
  'assetName',
  'productCode',
  'kind',
  'name',
]

/** What tells two rows apart: the first of the keys that the row has. */
function identityOf(row: Fields): string {
  const key = KEYS.find(name => row[name] !== undefined && row[name] !== null)
  return key === undefined ? JSON.stringify(row) : `${key} ${String(row[key])}`
}

const timeOf = (row: Fields) => Number(row.createdAt ?? row.time ?? row.openedAt ?? row.postedAt ?? 0)

/** Each once, in order of time: curves begin with the oldest, lists with the newest. */
function consistentRows(rows: readonly unknown[], name: string): unknown[] {
  const all = rows.slice(0, name === 'rows' ? ROWS : INNER_ROWS).map(row => consistent(row, ''))
  if (!all.every(isFields)) return all
  const unique = [...new Map(all.map(row => [identityOf(row), row])).values()]
  const kept = unique.length > 1 ? unique : all
  const direction = name === 'points' ? 1 : -1
  return kept.toSorted((a, b) => direction * (timeOf(a) - timeOf(b)))
}

function consistent(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return consistentRows(value, name)
  return isFields(value) ? consistentObject(value) : value
}

/** The generated answer of an operation: the same on every call and on every machine. */
export function livelyAnswer(id: MockedId): Answer {
  if (SETTINGS.has(id)) return mocks[id].example()
  if (id in PRODUCT_LISTS) {
    const type = PRODUCT_LISTS[id as keyof typeof PRODUCT_LISTS]
    return listAnswer(livelyProducts().filter(({ productType }) => productType === type))
  }
  if (id === 'listRecommendedProducts' || id === 'listWatchlist') {
    const chosen = livelyProducts().filter((_, index) => index % (id === 'listWatchlist' ? 7 : 4) === 0)
    return listAnswer(chosen.map(product => ({ ...product, isOption: id === 'listWatchlist' ? 1 : 0 })))
  }
  seedFor(id)
  const generated: unknown = mocks[id].lively()
  const answer = consistent(generated, '')
  if (!isAnswer(answer)) return mocks[id].example()
  return id === 'listBalances' ? listAnswer(rowsOf(answer).slice(0, INNER_ROWS).map(withCurrency)) : answer
}

const listAnswer = (rows: readonly Fields[]): Answer => ({
  code: 200,
  msg: 'ok',
  rows: [...rows],
  total: rows.length,
})

/** What follows from a product's price: candles, order book and trades. */
export function livelyMarket(
  id: MockedId,
  product: Fields,
  asked: Readonly<Record<string, string>>,
): unknown {
  const ticker = isFields(product.tickerInfo) ? product.tickerInfo : {}
  const price = Number(ticker.nowPrice)
  const productId = Number(product.productId)
  if (id === 'listCandles') return livelyCandles(productId, price, asked)
  if (id === 'getDepth') return livelyDepth(productId, price)
  return id === 'listTrades' ? livelyTrades(productId, price) : undefined
}
