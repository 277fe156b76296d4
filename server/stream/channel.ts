import type { QuoteRow } from '#src/api/generated/models/index.ts'
import type { Market } from '../market/market.ts'
import type { MarketProduct } from '../market/types.ts'
import { createFrame, type Frame } from './frame.ts'

/** What one channel tells: its state to those who come, and then what changed. */
export interface Channel {
  /** Milliseconds between two frames. */
  readonly period: number
  /** The state as of the last call of `next`; encoded once however many come until the following one. */
  state(): Frame
  /** What has changed since the last frame; undefined when nothing has. */
  next(now: number): Frame | undefined
}

const TYPE_PERIOD = 250
const PRODUCT_PERIOD = 100
/** A price that stands still is told again after this long, ms: silence would look like a quote growing old. */
const CONFIRM_AFTER = 4000

const CHANNEL = /^(?:type-([1-4])|product-([1-9]\d{0,6}))$/

/** The channel of a name such as `type-1` or `product-12`, as of now; undefined when there is none of that name. */
export function openChannel(market: Market, name: string, now: number): Channel | undefined {
  const [, type, id] = CHANNEL.exec(name) ?? []
  if (type) return typeChannel(market, Number(type), now)
  const product = market.products.find(each => each.productId === Number(id))
  return product && productChannel(market, product, now)
}

function typeChannel(market: Market, productType: number, openedAt: number): Channel {
  const products = market.products.filter(each => each.productType === productType)
  const rows = new Map<number, QuoteRow>(products.map(each => [each.productId, market.quote(each, openedAt)]))
  let time = openedAt
  let state: Frame | undefined
  return {
    period: TYPE_PERIOD,
    state: () => (state ??= createFrame('quotes', { time, rows: [...rows.values()] })),
    next(now) {
      const changed: QuoteRow[] = []
      for (const product of products) {
        const last = rows.get(product.productId)!
        const row = market.quote(product, now)
        const isSame = row.nowPrice === last.nowPrice && row.changePrice === last.changePrice
        if (isSame && row.time - last.time < CONFIRM_AFTER) continue
        rows.set(product.productId, row)
        changed.push(row)
      }
      time = now
      state = undefined
      return changed.length === 0 ? undefined : createFrame('quotes', { time, rows: changed })
    },
  }
}

function productChannel(market: Market, product: MarketProduct, openedAt: number): Channel {
  const { productId } = product
  let tickerInfo = market.ticker(product, openedAt)
  let state: Frame | undefined
  const frame = () => (state ??= createFrame('ticker', { productId, tickerInfo }))
  return {
    period: PRODUCT_PERIOD,
    state: frame,
    next(now) {
      // A tick that leaves the price alone still adds to the volume, so every tick is news here.
      if (market.quote(product, now).time === tickerInfo.time) return undefined
      tickerInfo = market.ticker(product, now)
      state = undefined
      return frame()
    },
  }
}
