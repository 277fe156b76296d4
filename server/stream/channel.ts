import type { QuoteRow } from '#models'
import type { Market } from '../market/market.ts'
import type { MarketProduct } from '../market/types.ts'
import { createFrame, type Frame } from './frame.ts'

/** One channel: a snapshot for new clients, then frames with what has changed. */
export interface Channel {
  /** Milliseconds between two frames. */
  readonly period: number
  /** The snapshot as of the last call of `next`; encoded once until the following call. */
  snapshot(): Frame
  /** What has changed since the last frame; undefined when nothing has. */
  next(now: number): Frame | undefined
}

const TYPE_PERIOD = 250
const PRODUCT_PERIOD = 100
/** An unchanged price is sent again after this long, ms: otherwise the quote would look stale. */
const REPEAT_AFTER = 4000

const CHANNEL = /^(?:type-([1-4])|product-([1-9]\d{0,6}))$/

/** The channel of a name such as `type-1` or `product-12`; undefined for an unknown name. */
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
  let snapshotFrame: Frame | undefined
  return {
    period: TYPE_PERIOD,
    snapshot: () => (snapshotFrame ??= createFrame('quotes', { time, rows: [...rows.values()] })),
    next(now) {
      const changed: QuoteRow[] = []
      for (const product of products) {
        const last = rows.get(product.productId)!
        const row = market.quote(product, now)
        const isSame = row.nowPrice === last.nowPrice && row.changePrice === last.changePrice
        if (isSame && row.time - last.time < REPEAT_AFTER) continue
        rows.set(product.productId, row)
        changed.push(row)
      }
      time = now
      snapshotFrame = undefined
      return changed.length === 0 ? undefined : createFrame('quotes', { time, rows: changed })
    },
  }
}

function productChannel(market: Market, product: MarketProduct, openedAt: number): Channel {
  const { productId } = product
  let tickerInfo = market.ticker(product, openedAt)
  let snapshotFrame: Frame | undefined
  const frame = () => (snapshotFrame ??= createFrame('ticker', { productId, tickerInfo }))
  return {
    period: PRODUCT_PERIOD,
    snapshot: frame,
    next(now) {
      // A tick that does not change the price still adds volume, so every tick is sent.
      if (market.quote(product, now).time === tickerInfo.time) return undefined
      tickerInfo = market.ticker(product, now)
      snapshotFrame = undefined
      return frame()
    },
  }
}
