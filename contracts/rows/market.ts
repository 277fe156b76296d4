import {
  addToWatchlist,
  getDepth,
  getMarketTerms,
  getProduct,
  listCandles,
  listCryptoProducts,
  listForexProducts,
  listFuturesProducts,
  listMarketDays,
  listRecommendedProducts,
  listSparklines,
  listStockProducts,
  listTrades,
  listWatchlist,
  listWatchlistGroups,
  removeFromWatchlist,
  saveWatchlistGroup,
} from '#src/api/generated/market/market.ts'
import { contract, provided } from '../row.ts'

const firstPage = { pageNum: 1, pageSize: 20 }
const productCode = provided('productCode', 'AAPL')
const watched = { productType: 1, productCode, productId: provided('productId', 1) } as const

/** The rows of every list of one product type. */
const lists = (productType: number) =>
  [
    // A guest has no watchlist.
    { sends: firstPage, settles: 'some', exactly: ['rows.*.isOption'] },
    {
      given: [['listed', { productType }]],
      when: 'those that a search finds',
      sends: { ...firstPage, keyWords: productCode },
      settles: 'some',
      some: true,
    },
    {
      when: 'for a search that finds nothing',
      sends: { ...firstPage, keyWords: 'a+b&c=d/é 指数%' },
      settles: 'empty',
    },
  ] as const

export const market = [
  ...contract('listStockProducts', listStockProducts, lists(1)),
  ...contract('listCryptoProducts', listCryptoProducts, lists(2)),
  ...contract('listFuturesProducts', listFuturesProducts, lists(3)),
  ...contract('listForexProducts', listForexProducts, lists(4)),
  ...contract('listRecommendedProducts', listRecommendedProducts, [
    { sends: { pageNum: 1, pageSize: 50 }, settles: 'some', exactly: ['rows.*.isOption'] },
    { when: 'beyond the last page', sends: { pageNum: 100000, pageSize: 50 }, settles: 'empty' },
  ]),
  ...contract('listWatchlist', listWatchlist, [
    { given: ['watcher'], settles: 'some', some: true },
    { given: ['newAccount'], settles: 'empty' },
  ]),
  ...contract('addToWatchlist', addToWatchlist, [
    { given: ['newAccount', ['listed', { productType: 1 }]], sends: watched, settles: 'en' },
    {
      given: ['watcher'],
      when: 'though it is there already',
      sends: { ...watched, productType: provided('productType', 1) },
      settles: 'en',
    },
    {
      given: ['newAccount'],
      sends: { productType: 1, productCode: 'NO.SUCH/CODE-1', productId: 1 },
      settles: 'unknown',
    },
  ]),
  ...contract('removeFromWatchlist', removeFromWatchlist, [
    { given: ['watcher'], sends: { ...watched, productType: provided('productType', 1) }, settles: 'en' },
    {
      given: ['newAccount', ['listed', { productType: 1 }]],
      when: 'though it is not there',
      sends: watched,
      settles: 'en',
    },
  ]),
  ...contract('listWatchlistGroups', listWatchlistGroups, [
    { given: ['groupOwner'], settles: 'some', exactly: ['rows.0.name', 'total'] },
    { given: ['newAccount'], settles: 'none', exactly: ['rows', 'total'] },
  ]),
  ...contract('saveWatchlistGroup', saveWatchlistGroup, [
    {
      given: ['groupOwner'],
      sends: { group: 'Technology', name: 'Technology', productIds: provided('productIds', '1') },
      settles: 'saved',
    },
    {
      given: ['groupOwner'],
      sends: { group: 'Technology', name: 'Technology', productIds: '' },
      settles: 'deleted',
    },
    { given: ['newAccount'], sends: { name: 'Technology', productIds: '999999999' }, settles: 'unknown' },
    {
      sends: { name: 'Technology', productIds: provided('productIds', '1') },
      settles: 'limit',
      clientOnly: 'how many groups an account may have is set by the back end',
    },
  ]),
  ...contract('getProduct', getProduct, [
    {
      given: [['listed', { productType: 1 }]],
      sends: { productType: 1, productCode },
      settles: 'apple',
      exactly: ['data.product.isOption'],
    },
    {
      given: ['watcher'],
      when: 'by a member who watches it',
      asMember: true,
      sends: { productType: provided('productType', 1), productCode },
      settles: 'apple',
    },
    {
      given: ['suspendedBuyer'],
      asMember: true,
      sends: { productType: provided('productType', 1), productCode: provided('productCode', 'MSFT') },
      settles: 'suspended',
      exactly: ['data.product.isLock', 'data.trading.status'],
      filled: ['data.trading.reason'],
    },
    { sends: { productType: 1, productCode: 'NO.SUCH/CODE-1' }, settles: 'unknown' },
  ]),
  ...contract('listCandles', listCandles, [
    {
      given: [['listed', { productType: 1 }]],
      sends: { productType: 1, productCode, interval: '1m', limit: 2 },
      settles: 'apple',
      exactly: ['data.interval'],
    },
    {
      given: [['listed', { productType: 1 }]],
      when: 'before a moment that had none',
      sends: { productType: 1, productCode, interval: '1m', before: 946684800000, limit: 500 },
      settles: 'none',
    },
    {
      sends: { productType: 1, productCode: 'NO.SUCH/CODE-1', interval: '1w', limit: 1 },
      settles: 'unknown',
    },
  ]),
  ...contract('listSparklines', listSparklines, [
    {
      given: [['listed', { productType: 1 }]],
      sends: { productIds: provided('productId', '1') },
      settles: 'some',
    },
    { when: 'of products that do not exist', sends: { productIds: '999999999' }, settles: 'none' },
  ]),
  ...contract('getDepth', getDepth, [
    { given: [['listed', { productType: 1 }]], sends: { productType: 1, productCode }, settles: 'apple' },
    { sends: { productType: 1, productCode: 'NO.SUCH/CODE-1' }, settles: 'unknown' },
  ]),
  ...contract('listTrades', listTrades, [
    {
      given: [['listed', { productType: 2 }]],
      sends: { productType: 2, productCode, limit: 50 },
      settles: 'apple',
    },
    {
      sends: { productType: 1, productCode: 'AAPL', limit: 1 },
      settles: 'none',
      clientOnly: 'no state can keep a market from trading',
    },
    { sends: { productType: 1, productCode: 'NO.SUCH/CODE-1', limit: 1 }, settles: 'unknown' },
  ]),
  ...contract('listMarketDays', listMarketDays, [
    { given: ['keysPublished'], sends: firstPage, settles: 'some', some: true },
    { when: 'beyond the last page', sends: { pageNum: 100000, pageSize: 20 }, settles: 'beyond' },
  ]),
  ...contract('getMarketTerms', getMarketTerms, [
    {
      given: ['keysPublished'],
      sends: { productType: provided('productType', 1), productCode },
      settles: 'apple',
    },
    {
      given: ['derivedListed'],
      when: 'of a product whose price follows from others',
      sends: { productType: provided('productType', 4), productCode: provided('productCode', 'EURGBP') },
      settles: 'derived',
      some: true,
    },
    { sends: { productType: 1, productCode: 'NO.SUCH/CODE-1' }, settles: 'unknown' },
  ]),
]
