/** Faults in what a market is said to be: prices, candles, books and trades that contradict each other. */
import { add, multiply, subtract } from '#src/lib/money/money.ts'
import { inData, inRows, nudge, type Value } from './changes.ts'
import type { Fault } from './fault.ts'

const HOUR = 3_600_000
const part = (value: Value, name: string) => value[name] as Value
const list = (value: Value, name: string) => value[name] as Value[]
const scaled = (value: Value, name: string, by: string) =>
  void (value[name] = multiply(String(value[name]), by))

/** Of the ticker of a product. */
export const tickerFaults: readonly Fault[] = [
  inRows(
    'listCryptoProducts',
    'the change of the ticker has the wrong sign',
    /`changePrice` is the current price/,
    row => {
      const ticker = part(row, 'tickerInfo')
      ticker['changePrice'] = multiply(String(ticker['changePrice']), '-1')
      ticker['changeRate'] = multiply(String(ticker['changeRate']), '-1')
      if (ticker['changePrice'] === '0') nudge(ticker, 'changePrice', '1')
    },
  ),
  inRows(
    'listStockProducts',
    'the change of the ticker is that of another day',
    /`changePrice` is the current price/,
    row => {
      const [ticker, day] = [part(row, 'tickerInfo'), part(part(row, 'tickerInfo'), 'day')]
      ticker['changePrice'] = subtract(String(ticker['nowPrice']), add(String(day['open']), '0.5'))
    },
  ),
  inRows(
    'listForexProducts',
    'the current price is above the highest of the day',
    /the current price is between those of the day/,
    row => {
      const day = part(part(row, 'tickerInfo'), 'day')
      day['max'] = day['min']
    },
  ),
  inRows(
    'listFuturesProducts',
    'the day closes at another price than the current one',
    /`day.close` is the current price/,
    row => nudge(part(part(row, 'tickerInfo'), 'day'), 'close', '0.01'),
  ),
  inRows(
    'listCryptoProducts',
    'the average price of the day is above its highest',
    /`averagePrice` is between `min` and `max`/,
    row => scaled(part(part(row, 'tickerInfo'), 'day'), 'averagePrice', '3'),
  ),
  inRows(
    'listCryptoProducts',
    'the ticker is an hour old',
    /tickerInfo\.time is \d+ .*, .* than now/,
    row => {
      const ticker = part(row, 'tickerInfo')
      ticker['time'] = Number(ticker['time']) - HOUR
    },
  ),
  inRows(
    'listCryptoProducts',
    'the ticker is of another product',
    /the ticker is that of the product/,
    (row, index) => {
      if (index === 0) part(row, 'tickerInfo')['ticker'] = 'ETH2'
    },
  ),
  inData(
    'getProduct',
    'a suspended product is said to be open',
    /`isLock` says the same as `trading.status`/,
    value => {
      part(value, 'product')['isLock'] = 1
    },
  ),
  inRows(
    'listSparklines',
    'a sparkline ends at another price than the current one',
    /ends near the current price/,
    row => {
      row['prices'] = (row['prices'] as string[]).map(price => multiply(price, '2'))
    },
  ),
]

/** Of candles. */
export const candleFaults: readonly Fault[] = [
  inData('listCandles', 'a candle is highest below its close', /`high` is the highest price/, value => {
    for (const candle of list(value, 'candles')) candle['high'] = candle['low']
    for (const candle of list(value, 'candles')) nudge(candle, 'close', '0.01')
  }),
  inData('listCandles', 'candles begin half an interval late', /`time` is a multiple of a minute/, value => {
    for (const candle of list(value, 'candles')) candle['time'] = Number(candle['time']) + 17_000
  }),
  inData(
    'listCandles',
    'candles are in seconds',
    /time is \d{10}; it must be >=|`time` is a multiple of the interval/,
    value => {
      for (const candle of list(value, 'candles')) candle['time'] = Math.floor(Number(candle['time']) / 1000)
    },
  ),
  inData('listCandles', 'a candle is listed twice', /a time has one candle/, value => {
    const [first] = list(value, 'candles')
    value['candles'] = [first, ...list(value, 'candles').slice(0, -1)]
  }),
  inData('listCandles', 'more candles come than were asked for', /at most `limit` candles/, value => {
    const candles = list(value, 'candles')
    const [first = {}] = candles
    const step = Number(candles[1]?.['time']) - Number(first['time'])
    value['candles'] = [
      ...Array.from({ length: 400 }, (_, index) => ({
        ...first,
        time: Number(first['time']) - (400 - index) * step,
      })),
      ...candles,
    ]
  }),
  inData('listCandles', 'candles are of another product', /closes around the current price/, value => {
    for (const candle of list(value, 'candles'))
      for (const name of ['open', 'high', 'low', 'close']) scaled(candle, name, '2')
  }),
]

/** Of the order book and the trades. */
export const bookFaults: readonly Fault[] = [
  inData('getDepth', 'the book is crossed', /the best bid is below the best ask/, value => {
    const [bid] = list(value, 'bids')
    const [ask] = list(value, 'asks')
    if (bid && ask) bid['price'] = ask['price']
  }),
  inData(
    'getDepth',
    'a price is listed twice in the book',
    /bids are ordered from the highest price|bids is .*; it must NOT have/,
    value => {
      const [bid] = list(value, 'bids')
      value['bids'] = [bid, bid, ...list(value, 'bids').slice(1)]
    },
  ),
  inData('getDepth', 'the book is of another product', /around the current price/, value => {
    for (const level of [...list(value, 'bids'), ...list(value, 'asks')]) scaled(level, 'price', '2')
  }),
  inData('getDepth', 'the book is an hour old', /data\.time is \d+ .*, .* than now/, value => {
    value['time'] = Number(value['time']) - HOUR
  }),
  inData('listTrades', 'trades are of another product', /around the current price/, value => {
    for (const trade of list(value, 'trades')) scaled(trade, 'price', '2')
  }),
  inData(
    'listTrades',
    'more trades come than were asked for',
    /at most `limit` trades|trades is .*; it must NOT have/,
    value => {
      const trades = list(value, 'trades')
      value['trades'] = Array.from({ length: 300 }, (_, index) => trades[index % trades.length]).toSorted(
        (one, other) => Number(other?.['time']) - Number(one?.['time']),
      )
    },
  ),
  inData('listTrades', 'trades are of the future', /no trade is of the future|than now/, value => {
    for (const trade of list(value, 'trades')) trade['time'] = Number(trade['time']) + HOUR
  }),
]

/** Times of another clock: local time in place of UTC, or an old answer. */
export const clockFaults: readonly Fault[] = (
  [
    ['getUserBalance', 'time'],
    ['getAssetPanel', 'time'],
    ['getAllocation', 'time'],
    ['getDayChange', 'time'],
    ['getTradingLimits', 'time'],
    ['getExchangeInfo', 'time'],
    ['createDeposit', 'createdAt'],
    ['placeSpotOrder', 'createdAt'],
    ['createExchange', 'createdAt'],
    ['createWithdrawal', 'createdAt'],
    ['placeContractOrder', 'createdAt'],
    ['placeBibiOrder', 'createdAt'],
    ['applyForLoan', 'createdAt'],
    ['placePledge', 'createdAt'],
    ['sendServiceMessage', 'createdAt'],
  ] as const
).map(([operation, field]) =>
  inData(
    operation,
    `${operation} gives ${field} in local time`,
    new RegExp(`data\\.${field} is \\d+ .*, .* than now`),
    value => {
      const shift = (name: string, by: number) => {
        if (typeof value[name] === 'number') value[name] = Number(value[name]) + by
      }
      // All times alike, as a whole back end would; days and confirmed rates stay what they are.
      for (const name of ['time', 'createdAt', 'closedAt', 'expiresAt', 'openPriceTime', 'reviewedAt'])
        shift(name, HOUR)
    },
  ),
)
