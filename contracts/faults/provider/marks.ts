/** What is looked up: products that are marked or found although they are not meant, and balances of another currency. */
import { multiply } from '#src/lib/money/money.ts'
import { inData, inRows } from './changes.ts'
import { answerWith, envelope, onSuccess, rows, type Fault } from './fault.ts'

const LISTS = [
  'listStockProducts',
  'listCryptoProducts',
  'listFuturesProducts',
  'listForexProducts',
  'listRecommendedProducts',
]

const markAll = (mark: 0 | 1) => (row: Record<string, unknown>) => void (row['isOption'] = mark)

/** As the watchlist says otherwise. */
const markedElsewhere = (list: string, mark: 0 | 1, name: string): Fault => ({
  name: `${list}: ${name}`,
  operation: 'listWatchlist',
  elsewhere: {
    operation: list,
    answer: answer => rows(markAll(mark))(answer, {} as never, {} as never),
  },
  shows: /what is on the watchlist is marked, and nothing else/,
})

/** The product that was added or removed is marked as before. */
const unchangedMark = (operation: string, mark: 0 | 1, shows: RegExp): Fault => ({
  name: `after ${operation} the product is marked as before`,
  operation,
  elsewhere: {
    operation: 'getProduct',
    answer: answer =>
      envelope(onSuccess, ({ data = {} }) => markAll(mark)(data['product'] as Record<string, unknown>))(
        answer,
        {} as never,
        {} as never,
      ),
  },
  shows,
})

export const markFaults: readonly Fault[] = [
  ...LISTS.map(list =>
    inRows(list, `${list}: guests have each product on their watchlist`, /isOption/, markAll(1)),
  ),
  ...LISTS.map(list => markedElsewhere(list, 1, 'each product is marked as watched')),
  markedElsewhere('listStockProducts', 0, 'no product is marked as watched'),
  inData('getProduct', 'getProduct: guests have the product on their watchlist', /isOption/, data =>
    markAll(1)(data['product'] as Record<string, unknown>),
  ),
  unchangedMark('addToWatchlist', 0, /a product on the watchlist is marked/),
  unchangedMark('removeFromWatchlist', 1, /a product that is not on the watchlist is not marked/),
]

const SEARCHES = [...LISTS.filter(list => list !== 'listRecommendedProducts'), 'listBibiPairs']

export const searchFaults: readonly Fault[] = SEARCHES.flatMap((operation): Fault[] => [
  {
    name: `${operation} finds everything`,
    operation,
    request: ({ query }) => query.delete('keyWords'),
    shows: /a search for what nothing is called finds nothing/,
  },
  {
    name: `${operation} finds all that has the first letter`,
    operation,
    request: ({ query }) => {
      const text = query.get('keyWords')
      if (text) query.set('keyWords', text.slice(0, 1))
    },
    shows: /the closest match comes first|a search for its code finds it/,
  },
  {
    name: `${operation} finds nothing`,
    operation,
    answer: (answer, { query }) => {
      if (query.has('keyWords') && answer.body.startsWith('{"code":200'))
        answerWith(answer, { code: 200, msg: 'ok', rows: [], total: 0 })
    },
    shows: /a search for its code finds it/,
  },
])

export const currencyFaults: readonly Fault[] = [
  {
    name: 'the balance is the same in each currency',
    operation: 'listBalances',
    elsewhere: {
      operation: 'getUserBalance',
      answer: (answer, { done }) => {
        const usdt = done.rows?.find(({ currencyId }) => currencyId === 3)
        envelope(onSuccess, ({ data }) => {
          if (data && usdt) for (const figure of ['available', 'held', 'total']) data[figure] = usdt[figure]
        })(answer, {} as never, {} as never)
      },
    },
    shows: /each currency has a balance of its own/,
  },
  {
    name: 'the balance of a currency is not the one in the list',
    operation: 'getUserBalance',
    elsewhere: {
      operation: 'listBalances',
      answer: answer =>
        rows(row => {
          const value = multiply('77.5', String(row['rate']))
          Object.assign(row, { available: '77.5', held: '0', total: '77.5', value })
        })(answer, {} as never, {} as never),
    },
    shows: /the balance is that of its currency in the list/,
  },
  inData(
    'getUserBalance',
    'a balance has the name of another currency',
    /the name is that of the currency/,
    data => {
      data['currencyName'] = 'USDC'
    },
  ),
  inRows(
    'listBalances',
    'balances have the name of another currency',
    /the names are those of the currencies/,
    row => {
      if (row['currencyId'] !== null) row['currencyName'] = 'USDC'
    },
  ),
]
