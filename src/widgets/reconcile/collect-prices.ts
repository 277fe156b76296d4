import { candleMinutes } from '#src/lib/reconcile/facts.ts'
import { hoursBeforeFunding } from '#src/lib/reconcile/contract/funding.ts'
import type { LoadedAccount, StatementSource } from './collect-statement.ts'
import type { Terms } from './collect-terms.ts'
import { HOUR, MINUTE } from '#src/lib/time/time-units.ts'

/** Maximum candles per answer. */
const MAX_CANDLES = 500
const INTERVAL_LENGTHS = { '1m': MINUTE, '1h': HOUR } as const

interface Product {
  readonly productId: number
  readonly productType: 1 | 2 | 3 | 4
  readonly productCode: string
}

/** Start times of the needed candles, by product id. */
type NeededCandles = Map<number, { readonly product: Product; readonly times: Set<number> }>

function addTimes(wanted: NeededCandles, product: Product, times: readonly number[]): void {
  const { productId, productType, productCode } = product
  const known = wanted.get(productId) ?? {
    product: { productId, productType, productCode },
    times: new Set(),
  }
  for (const time of times) known.times.add(time)
  wanted.set(productId, known)
}

/** An account with the terms that define the prices of its exchanges. */
type AccountWithTerms = LoadedAccount & Pick<Terms, 'exchangeSources'>

/** The minutes of all prices in an account's records, and the hours behind its funding rates. */
function neededCandles({
  spotOrders,
  bibiOrders,
  quickOrders,
  contractOrders,
  positions,
  deposits,
  exchanges,
  exchangeSources,
}: AccountWithTerms) {
  const minutes: NeededCandles = new Map()
  const hours: NeededCandles = new Map()
  const addPriceTime = (product: Product, time: number | null) => {
    if (time !== null) addTimes(minutes, product, candleMinutes(time))
  }
  for (const order of [...spotOrders, ...contractOrders])
    if (order.fillPrice !== null) addPriceTime(order, order.closedAt)
  for (const order of bibiOrders) {
    if (order.fillPrice === null) continue
    const { baseProductId, baseCode, quoteProductId, quoteCode, closedAt } = order
    addPriceTime({ productId: baseProductId, productType: 2, productCode: baseCode }, closedAt)
    addPriceTime({ productId: quoteProductId, productType: 2, productCode: quoteCode }, closedAt)
  }
  for (const order of quickOrders) {
    addPriceTime(order, order.openPriceTime)
    addPriceTime(order, order.closePriceTime)
  }
  const sources = new Map(exchangeSources.map(one => [one.currencyId, one]))
  const addCurrencyPriceTime = (id: number, time: number | null) => {
    const { productId, productType, productCode } = sources.get(id) ?? {}
    if (productId && productType && productCode) addPriceTime({ productId, productType, productCode }, time)
  }
  for (const { fromCurrencyId, toCurrencyId, rateTime } of exchanges) {
    for (const id of [fromCurrencyId, toCurrencyId]) addCurrencyPriceTime(id, rateTime)
  }
  for (const { currencyId, priceTime } of deposits) addCurrencyPriceTime(currencyId, priceTime)
  for (const position of positions) {
    for (const { time } of [...position.fills, ...position.fundings]) addPriceTime(position, time)
    for (const { time } of position.fundings) addTimes(hours, position, hoursBeforeFunding(time))
  }
  return { minutes, hours }
}

interface CandleRange {
  readonly product: Product
  readonly interval: keyof typeof INTERVAL_LENGTHS
  readonly first: number
  readonly last: number
}

/** Combines times into as few calls as possible: everything within the length of one answer is fetched at once. */
function candleRanges(wanted: NeededCandles, interval: CandleRange['interval']): CandleRange[] {
  const length = INTERVAL_LENGTHS[interval]
  return [...wanted.values()].flatMap(({ product, times }) => {
    const spans: CandleRange[] = []
    for (const time of [...times].toSorted((a, b) => a - b)) {
      const span = spans.at(-1)
      if (span && time - span.first < MAX_CANDLES * length) spans[spans.length - 1] = { ...span, last: time }
      else spans.push({ product, interval, first: time, last: time })
    }
    return spans
  })
}

async function loadRange(source: StatementSource, { product, interval, first, last }: CandleRange) {
  const { productType, productCode } = product
  const length = INTERVAL_LENGTHS[interval]
  const limit = (last - first) / length + 1
  const query = { productType, productCode, interval, before: last + length, limit }
  const { data } = await source.get('listCandles', query)
  return data.candles
}

/** Parallel calls. */
const CONCURRENCY = 4

/**
 * Loads the public prices of all times in an account's records. Unavailable ones are left out; they are then reported
 * as not checked.
 */
export async function loadPrices(
  source: StatementSource,
  account: AccountWithTerms,
  onProgress: (done: number, total: number) => void,
) {
  const wanted = neededCandles(account)
  const spans = [...candleRanges(wanted.minutes, '1m'), ...candleRanges(wanted.hours, '1h')]
  const minutes: object[] = []
  const hours: object[] = []
  let done = 0
  const queue = [...spans]
  const worker = async () => {
    for (let span = queue.shift(); span; span = queue.shift()) {
      const { productId } = span.product
      const candles = await loadRange(source, span).catch(() => [])
      const times = wanted[span.interval === '1m' ? 'minutes' : 'hours'].get(productId)?.times
      for (const candle of candles.filter(({ time }) => times?.has(time))) {
        if (span.interval === '1m') minutes.push({ ...candle, productId })
        else hours.push({ ...candle, productId })
      }
      onProgress(++done, spans.length)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  return { minutes, hours }
}
