/** Leaks of the market's future, planted one at a time: each must be noticed, and the field that tells it be named. */
import type { Candle, PriceBlock, Trade } from '#models'
import { intervalLengths } from '#src/lib/candles/candle-intervals.ts'
import type { MarketNoise } from '#src/lib/market/noise.ts'
import { compare, multiply } from '#src/lib/money/money.ts'
import { MINUTE } from '#src/lib/time/time-units.ts'
import type { OrderBook } from '#server/market/book.ts'
import { findProduct } from '#server/market/catalogue.ts'
import type { Market } from '#server/market/market.ts'
import type { MarketProduct } from '#server/market/types.ts'
import type { Plant } from './worlds.ts'

/** A leak by name. */
export interface Leak {
  readonly name: string
  readonly plant: Plant
}

type BlockName = 'minute' | 'day'

/** The last tick of the minute of a moment. */
const minuteEnd = (time: number) => (Math.floor(time / MINUTE) + 1) * MINUTE - 1

/** Tickers whose running block has fields of the finished minute. */
const blockLeak = (
  name: string,
  block: BlockName,
  fieldsOf: (whole: PriceBlock, running: PriceBlock) => Partial<PriceBlock>,
): Leak => ({
  name,
  plant: {
    market: honest => ({
      ...honest,
      ticker(product, time = honest.now()) {
        const ticker = honest.ticker(product, time)
        const whole = honest.ticker(product, minuteEnd(time))
        return { ...ticker, [block]: { ...ticker[block], ...fieldsOf(whole[block], ticker[block]) } }
      },
    }),
  },
})

/** The candle that is running at a moment, with fields of the finished one. */
const candleLeak = (
  name: string,
  interval: '1h' | '1w',
  fieldsOf: (whole: Candle, running: Candle) => Partial<Candle>,
): Leak => ({
  name,
  plant: {
    market: honest => ({
      ...honest,
      candles(product, asked, query, time = honest.now()) {
        const candles = honest.candles(product, asked, query, time)
        const last = candles.at(-1)
        const end = last && last.time + intervalLengths[asked]
        if (asked !== interval || !end || end <= time) return candles
        const [whole] = honest.candles(product, asked, { before: end, limit: 1 }, end - 1)
        return [...candles.slice(0, -1), { ...last, ...fieldsOf(whole!, last) }]
      },
    }),
  },
})

/** Order books that follow from the price a tick or a minute later. */
const depthLeak = (
  name: string,
  changed: (depth: OrderBook, product: MarketProduct, honest: Market, time: number) => OrderBook,
): Leak => ({
  name,
  plant: {
    market: honest => ({
      ...honest,
      depth: (product, time = honest.now()) => changed(honest.depth(product, time), product, honest, time),
    }),
  },
})

/** Words of moves whose highest four bits, which the volume shows, follow from the rest. */
const volumeBitsLeak = (name: string, shift: number): Leak => ({
  name,
  plant: {
    noise: (honest: MarketNoise) => ({
      ...honest,
      moves(productId, day, count, into) {
        const words = honest.moves(productId, day, count, into)
        for (let at = 0; at < words.length; at++)
          words[at] = (words[at]! & 0x0fffffff) | (((words[at]! >>> shift) & 0xf) << 28)
        return words
      },
    }),
  },
})

const clampDecimal = (value: string, least: string, most: string) =>
  compare(value, least) < 0 ? least : compare(value, most) > 0 ? most : value

const priceAfter = (market: Market, product: MarketProduct, time: number) =>
  market.quote(product, time + product.tickPeriod).nowPrice

/** A row of quotes with the price of one tick later. */
const quoteAhead = <Row extends { readonly productId: number }>(market: Market, row: Row): Row => {
  const product = findProduct(row.productId)!
  return { ...row, nowPrice: priceAfter(market, product, market.now()) }
}

interface RankedRow {
  readonly productId: number
}

const changeAtMinuteEnd = (market: Market, { productId }: RankedRow) =>
  market.quote(findProduct(productId)!, minuteEnd(market.now())).changeRate

const rangeOfNextMinute = (market: Market, product: MarketProduct, time: number) => {
  const { max, min } = market.ticker(product, minuteEnd(time)).minute
  return { max, min }
}

export const LEAKS: readonly Leak[] = [
  blockLeak('minute’s amount is a share of the finished minute’s', 'minute', (whole, running) => ({
    tradeAmount:
      whole.volume === '0' || running.volume === whole.volume
        ? running.tradeAmount
        : String(Math.floor((Number(whole.tradeAmount) * Number(running.volume)) / Number(whole.volume))),
  })),
  blockLeak('day’s volume has the rest of the minute', 'day', ({ volume }) => ({ volume })),
  // As before version 2 of the market: no more than the range so far, so that no rule of the specification notices it.
  blockLeak(
    'minute’s average is that of the finished minute',
    'minute',
    ({ averagePrice }, { min, max }) => ({
      averagePrice: clampDecimal(averagePrice, min, max),
    }),
  ),
  candleLeak('high of the running hour is that of the whole hour', '1h', ({ high }) => ({ high })),
  // No more than its range so far, for the same reason.
  candleLeak('close of the running week is that of its end', '1w', ({ close }, { low, high }) => ({
    close: clampDecimal(close, low, high),
  })),
  depthLeak('order book leans to the next price', (depth, product, honest, time) => {
    const isRising = compare(priceAfter(honest, product, time + MINUTE), depth.asks[0]!.price) > 0
    const [first, ...rest] = depth.bids
    return isRising && first
      ? { ...depth, bids: [{ ...first, quantity: multiply(first.quantity, '2') }, ...rest] }
      : depth
  }),
  depthLeak('spread tells how far the price moves in the minute', (depth, product, honest, time) => {
    const { max, min } = rangeOfNextMinute(honest, product, time)
    const left = Math.min(15, Math.floor((Number(max) / Number(min) - 1) * 50_000))
    return { ...depth, bids: depth.bids.slice(left) }
  }),
  {
    name: 'side of a trade is that of the next change',
    plant: {
      market: honest => ({
        ...honest,
        lastTrades(product, limit, time = honest.now()): Trade[] {
          const [last, ...rest] = honest.lastTrades(product, limit, time)
          const next = honest.quote(product, minuteEnd(time)).nowPrice
          return last ? [{ ...last, exchangeType: compare(next, last.price) > 0 ? 1 : 2 }, ...rest] : []
        },
      }),
    },
  },
  {
    name: 'list is ordered by the change at the end of the minute',
    plant: {
      answer(market, id, answer) {
        if (id !== 'listCryptoProducts') return answer
        const { rows, ...rest } = answer as { readonly rows: readonly RankedRow[] }
        const byChange = (one: RankedRow, other: RankedRow) =>
          compare(changeAtMinuteEnd(market, other), changeAtMinuteEnd(market, one))
        return { ...rest, rows: rows.toSorted(byChange) }
      },
    },
  },
  {
    name: 'sparkline has the end of the running part of the day',
    plant: {
      market: honest => ({
        ...honest,
        dayLine: (product, time = honest.now()) => honest.dayLine(product, time + 30 * MINUTE),
      }),
    },
  },
  {
    name: 'stream is one tick ahead',
    plant: {
      answer(market, id, answer) {
        if (id !== 'streamQuotes') return answer
        const { opened, ...rest } = answer as {
          readonly opened: readonly { readonly data: { readonly rows?: readonly RankedRow[] } }[]
        }
        const ahead = opened.map(({ data, ...event }) => ({
          ...event,
          data: data.rows ? { ...data, rows: data.rows.map(row => quoteAhead(market, row)) } : data,
        }))
        return { ...rest, opened: ahead }
      },
    },
  },
  {
    name: 'rates, and what an account is worth, are those of a tick later',
    plant: {
      market: honest => ({
        ...honest,
        quote: (product, time = honest.now()) =>
          honest.quote(product, time === honest.now() ? time + product.tickPeriod : time),
      }),
    },
  },
  {
    name: 'volatility of an hour follows from the number of the next one',
    plant: {
      noise: honest => ({
        ...honest,
        character(productId, day) {
          const bytes = honest.character(productId, day)
          const later = bytes.slice(4)
          bytes.set(later, 2)
          return bytes
        },
      }),
    },
  },
  volumeBitsLeak('volume follows from the size of the move to come', 4),
  volumeBitsLeak('volume follows from the moment of the move to come', 24),
]
