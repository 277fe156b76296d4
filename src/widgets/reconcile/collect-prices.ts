import { minutesOf } from '#src/lib/reconcile/facts.ts'
import { hoursBefore } from '#src/lib/reconcile/funding.ts'
import type { Account, Source } from './collect.ts'
import type { Terms } from './collect-terms.ts'
import { HOUR, MINUTE } from '#src/lib/time-units.ts'

/** Candles in one answer. */
const MOST = 500
const LENGTHS = { '1m': MINUTE, '1h': HOUR } as const

interface Product {
  readonly productId: number
  readonly productType: 1 | 2 | 3 | 4
  readonly productCode: string
}

/** The beginnings of the candles that are needed of each product, by its id. */
type Wanted = Map<number, { readonly product: Product; readonly times: Set<number> }>

function want(wanted: Wanted, product: Product, times: readonly number[]): void {
  const { productId, productType, productCode } = product
  const known = wanted.get(productId) ?? {
    product: { productId, productType, productCode },
    times: new Set(),
  }
  for (const time of times) known.times.add(time)
  wanted.set(productId, known)
}

/** An account with the terms that say which prices its exchanges are made of. */
type Told = Account & Pick<Terms, 'exchangeSources'>

/** The minutes of every price that an account's records name, and the hours that its funding rates follow from. */
function wantedOf({
  spotOrders,
  bibiOrders,
  quickOrders,
  contractOrders,
  positions,
  deposits,
  exchanges,
  exchangeSources,
}: Told) {
  const minutes: Wanted = new Map()
  const hours: Wanted = new Map()
  const at = (product: Product, time: number | null) => {
    if (time !== null) want(minutes, product, minutesOf(time))
  }
  for (const order of [...spotOrders, ...contractOrders])
    if (order.fillPrice !== null) at(order, order.closedAt)
  for (const order of bibiOrders) {
    if (order.fillPrice === null) continue
    const { baseProductId, baseCode, quoteProductId, quoteCode, closedAt } = order
    at({ productId: baseProductId, productType: 2, productCode: baseCode }, closedAt)
    at({ productId: quoteProductId, productType: 2, productCode: quoteCode }, closedAt)
  }
  for (const order of quickOrders) {
    at(order, order.openPriceTime)
    at(order, order.closePriceTime)
  }
  const sources = new Map(exchangeSources.map(one => [one.currencyId, one]))
  const ofCurrency = (id: number, time: number | null) => {
    const { productId, productType, productCode } = sources.get(id) ?? {}
    if (productId && productType && productCode) at({ productId, productType, productCode }, time)
  }
  for (const { fromCurrencyId, toCurrencyId, rateTime } of exchanges) {
    for (const id of [fromCurrencyId, toCurrencyId]) ofCurrency(id, rateTime)
  }
  for (const { currencyId, priceTime } of deposits) ofCurrency(currencyId, priceTime)
  for (const position of positions) {
    for (const { time } of [...position.fills, ...position.fundings]) at(position, time)
    for (const { time } of position.fundings) want(hours, position, hoursBefore(time))
  }
  return { minutes, hours }
}

interface Span {
  readonly product: Product
  readonly interval: keyof typeof LENGTHS
  readonly first: number
  readonly last: number
}

/** As few calls as will do: what lies within one answer's length of each other is asked for at once. */
function spansOf(wanted: Wanted, interval: Span['interval']): Span[] {
  const length = LENGTHS[interval]
  return [...wanted.values()].flatMap(({ product, times }) => {
    const spans: Span[] = []
    for (const time of [...times].toSorted((a, b) => a - b)) {
      const span = spans.at(-1)
      if (span && time - span.first < MOST * length) spans[spans.length - 1] = { ...span, last: time }
      else spans.push({ product, interval, first: time, last: time })
    }
    return spans
  })
}

async function loadSpan(source: Source, { product, interval, first, last }: Span) {
  const { productType, productCode } = product
  const length = LENGTHS[interval]
  const limit = (last - first) / length + 1
  const query = { productType, productCode, interval, before: last + length, limit }
  const { data } = await source.get('listCandles', query)
  return data.candles
}

/** Calls beside each other. */
const LANES = 4

/**
 * The public prices of every moment that an account's records name. What cannot be had is left out: then it is not checked, and said
 * so.
 */
export async function loadPrices(source: Source, account: Told, tell: (done: number, total: number) => void) {
  const wanted = wantedOf(account)
  const spans = [...spansOf(wanted.minutes, '1m'), ...spansOf(wanted.hours, '1h')]
  const minutes: object[] = []
  const hours: object[] = []
  let done = 0
  const queue = [...spans]
  const lane = async () => {
    for (let span = queue.shift(); span; span = queue.shift()) {
      const { productId } = span.product
      const candles = await loadSpan(source, span).catch(() => [])
      const times = wanted[span.interval === '1m' ? 'minutes' : 'hours'].get(productId)?.times
      for (const candle of candles.filter(({ time }) => times?.has(time))) {
        if (span.interval === '1m') minutes.push({ ...candle, productId })
        else hours.push({ ...candle, productId })
      }
      tell(++done, spans.length)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return { minutes, hours }
}
